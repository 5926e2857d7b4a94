/**
 * Ways in which an analyst says what a source reports. `$1`… are what the form found, the tokens of figures included;
 * `$about` is how its figures compare, as its block says.
 */
export interface Phrasing {
  readonly form: RegExp;
  readonly says: readonly string[];
  /** Held out until the check was changed a second time; that change looked at them. */
  readonly widened: readonly string[];
  /** Written before the check was last changed, and never looked at to change it: how it does with words that it has not met. */
  readonly heldOut: readonly string[];
}

const N = '(\\{\\{n\\d+\\}\\})';
const form = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('#', N)}`, 's');

/**
 * Written as a careful analyst writes: each sentence says nothing but what its source reports, or supposes. The word lists of
 * the check were widened with `says` and then with `widened` at hand, and without `heldOut`. Hand-made.
 */
export const PHRASINGS: readonly Phrasing[] = [
  {
    form: form(
      '(.+?): # transits per day in the week to #, # below the seasonal norm of #. Corridor (open|restricted|closed)',
    ),
    says: [
      'Traffic through the $1 averaged $2 ships a day, $4 below its norm of $5, and the passage counts as $6',
      'With $2 ships a day against a norm of $5, the $1 is $6',
      'Transits of the $1 have dropped $4 below the norm',
      'If traffic through the $1 returned to $5 ships a day, this assessment would change',
      'The shortfall in the $1 is measured over a week and not a momentary dip',
      'Shippers who rely on the $1 face delays and could divert cargoes if this persists',
    ],
    widened: [
      'Roughly speaking, the $1 is moving far less than it should: $2 vessels a day',
      'The $1 is running $4 short of what is customary for the season',
      'Ship owners appear to be avoiding the $1',
    ],
    heldOut: [
      'Merchant traffic in the $1 is down to $2 ships a day, well short of the $5 that would be normal',
      'At $4 below the norm, the loss of traffic in the $1 is too large to be chance',
      'Carriers have few alternatives if the $1 stays like this',
      'What stands out is the $1, which is now $6',
    ],
  },
  {
    form: form(
      '(.+?): # transits per day in the week to #, # above the seasonal norm of #. Corridor (open|restricted|closed)',
    ),
    says: [
      'The $1 carries $2 ships a day, $4 above its norm of $5',
      'Traffic through the $1 is $6 and shows no shortfall against the norm of $5',
      'The $1 remains open to shipping, with traffic in line with its norm',
    ],
    widened: [
      'Nothing in the count for the $1 suggests trouble',
      'Vessel movements in the $1 look ordinary at $2 ships a day',
    ],
    heldOut: [
      'There is no sign of disruption in the $1, where $2 ships pass a day',
      'The $1 is working as it should, with $2 ships a day against a norm of $5',
    ],
  },
  {
    form: form(
      '(.+?): # distinct reports? of (.+?) in # days from # outlets?(?:, [\\d.,]+ when weighted by actors)?; # expected',
    ),
    says: [
      'Outlets carried $2 distinct reports of $3 in $1 in $4 days, where $6 were expected',
      'In $1, $5 outlets reported $3',
      'The count of reports of $3 in $1 stands at $2 against an expectation of $6',
      'Reporting on $3 in $1 is corroborated by $5 outlets',
      'Reports of $3 in $1 are $about',
      'Further reports of $3 in $1 would strengthen this reading',
    ],
    widened: [
      'Press coverage of $3 in $1 came to $2 items over $4 days',
      'Newsrooms carried word of $3 in $1',
      '$1 keeps turning up in reports of $3',
    ],
    heldOut: [
      'Media reporting points to $3 in $1, with $2 separate reports from $5 outlets',
      'We count $2 reports of $3 in $1 within $4 days; the past would lead one to expect $6',
      'How much of the reporting on $3 in $1 reflects events and how much reflects attention is unclear',
      'Incidents of $3 are being reported from $1',
    ],
  },
  {
    form: form('(.+?): acts reported in # days \\(once per day and type\\): material conflict #, verbal conflict #'),
    says: [
      '$1 accounts for $3 acts of material conflict and $4 of verbal conflict in $2 days',
      'Over $2 days $1 combined material conflict with cooperation',
      'The record of $1 mixes conflict and cooperation, so its intent is hard to read',
    ],
    widened: [
      '$1 is an active party: $3 hostile acts were logged',
      'Its own conduct makes $1 hard to place on either side',
    ],
    heldOut: [
      'Outlets attribute $3 acts of material conflict to $1 over $2 days',
      '$1 has acted against others in word ($4) and deed ($3)',
    ],
  },
  {
    form: form(
      '(.+?): # military aircraft airborne on average in the # hours to #(?:; typical at these hours: #)?. No surge',
    ),
    says: [
      'Over the $1, $2 military aircraft were seen together, which is no surge',
      'Military flights over the $1 show no surge',
    ],
    widened: ['Air activity over the $1 looks routine', 'Only $2 military aircraft were airborne together over the $1'],
    heldOut: [
      'Military flying over the $1 is unremarkable',
      'There is nothing unusual in the air: $2 military aircraft together over the $1',
    ],
  },
  {
    form: form('(.+?): # of aircraft report degraded GNSS accuracy'),
    says: [
      'In the area of the $1, $2 of aircraft report poor satellite positions, which is consistent with jamming',
      'Poor satellite positions are reported by $2 of aircraft over the $1',
      'Degraded navigation over the $1 could be a sign of electronic interference',
    ],
    widened: [
      'Pilots crossing the $1 are losing their satellite fix',
      'Satellite navigation around the $1 is being disturbed for $2 of aircraft',
    ],
    heldOut: [
      'Interference with satellite navigation affects $2 of aircraft over the $1',
      'Positions broadcast over the $1 are unreliable for $2 of aircraft',
    ],
  },
  {
    form: form('(.+?): # navigational warnings? in force on # \\((.+?)\\)'),
    says: [
      'On $3, $2 warnings to seafarers were in force for the $1, among them of $4',
      'Seafarers have been warned of the $1',
      'Warnings to seafarers remain in force, which keeps insurance costs high',
    ],
    widened: [
      'Mariners are being warned to stay clear of parts of the $1',
      'A total of $2 notices to mariners cover the $1',
    ],
    heldOut: [
      'Shipping near the $1 is under $2 warnings of $4',
      'Navigational warnings for the $1 are consistent with a deliberate campaign against shipping',
    ],
  },
  {
    form: form('Brent crude: # on #, # above its recent median of #'),
    says: [
      'Brent crude stood at $1 on $2, $3 above its recent median of $4',
      'Oil prices have risen: Brent crude is $3 above its recent median',
      'The market prices in a disruption, with Brent crude $3 above its median',
      'A fall of Brent crude towards $4 would suggest that traders see the risk receding',
    ],
    widened: ['Crude is expensive: $1, or $3 over its recent median', 'Oil traders have added a premium of $3'],
    heldOut: [
      'Brent has climbed to $1, which is $3 above the median',
      'The oil market is tense, and Brent crude at $1 shows it',
      'A price of $1 for Brent crude suggests that the market expects tighter supply',
    ],
  },
  {
    form: form('Natural gas at Henry Hub: # on #, # above its recent median of #'),
    says: ['Natural gas at Henry Hub traded at $1, $3 above its recent median', 'Gas prices are elevated as well'],
    widened: ['Gas at Henry Hub has become dearer by $3', 'The benchmark for gas, at $1, shows the same'],
    heldOut: [
      'Natural gas is also more expensive than usual, at $1',
      'The rise of $3 at Henry Hub fits a wider squeeze in energy',
    ],
  },
  {
    form: form('Credit market stress: index # in the week to #'),
    says: ['Credit markets show stress of $1 in the week to $2', 'Stress in credit markets points to tighter finance'],
    widened: ['Lenders are nervous, with a reading of $1', 'Financial conditions tightened in the week to $2'],
    heldOut: [
      'Credit conditions were strained in the week to $2',
      'A credit stress reading of $1 indicates nervous lenders',
    ],
  },
  {
    form: form('Implied equity volatility \\(VIX\\): # on #, above # of the closes'),
    says: [
      'Implied volatility of equities reached $1 on $2, above $3 of the closes of the year before',
      'Equity volatility is high by the standards of the year before',
    ],
    widened: ['Equity investors are paying up for protection', 'Volatility at $1 is in the top of its yearly range'],
    heldOut: [
      'Equity markets are pricing more risk than on $3 of the days of the past year',
      'Volatility stood at $1 on $2, high for the year',
    ],
  },
  {
    form: form('([A-Z][^:]+): down # over five trading days to #'),
    says: ['The currency $1 is down $2 in five quotes', 'The $1 has weakened against euro and dollar'],
    widened: ['The $1 lost $2 within five quotes', 'Pressure on the $1 is visible in the exchange rate'],
    heldOut: ['The $1 is under pressure, losing $2 in five quotes', 'A slide of $2 has weakened the $1'],
  },
  {
    form: form('(.+?): (.+?) added # entries in # days, most recently on #'),
    says: [
      '$2 added $3 entries on $1 in $4 days, the last on $5',
      'Sanctions on $1 have been tightened: $2 added $3 entries',
      'Sanctions pressure on $1 is growing',
    ],
    widened: ['$2 has gone after $1 again with $3 new listings', 'New designations by $2 hit $1 as recently as $5'],
    heldOut: [
      '$2 has put $3 more entries concerning $1 on its list within $4 days',
      'The most recent listing by $2 that concerns $1 dates from $5',
    ],
  },
  {
    form: form('(.+?): # conflict deaths? in the # days to #; # expected'),
    says: [
      'In $1, $2 deaths by organised violence were counted in $3 days, against $5 expected from the year before',
      'The toll of organised violence in $1 is $about',
      'Organised violence in $1 continues to claim lives',
      'The toll in $1 is known with a delay, to $4',
    ],
    widened: ['At least in the records to $4, $2 people lost their lives in $1', 'The conflict in $1 is still deadly'],
    heldOut: [
      'Organised violence killed $2 people in $1 in the $3 days to $4',
      'Fatalities in $1 came to $2 where $5 would be usual',
    ],
  },
  {
    form: form('(.+?): # people displaced internally or abroad at #; # a year earlier'),
    says: [
      '$2 people have been driven out in $1, against $4 a year before',
      'Displacement from $1 is $about',
      'Displacement from $1 stood at $2 people on $3',
      'Displacement in $1 is a lasting burden on its neighbours',
    ],
    widened: ['Refugees and displaced people from $1 number $2', '$1 remains a source of flight'],
    heldOut: [
      'Around $1, $2 people live in displacement, compared with $4 a year earlier',
      'The displaced of $1 number $2',
    ],
  },
  {
    form: form('(.+?): consumed # and produced # million barrels of oil per day in #; # of consumption imported'),
    says: [
      '$1 brings in $5 of the oil it uses',
      '$1 depends on imports for $5 of its oil, which leaves it exposed',
      '$1 uses $2 million barrels of oil a day and produces $3 million',
    ],
    widened: ['Imported barrels make up $5 of what $1 burns', 'Energy security in $1 hangs on tankers'],
    heldOut: [
      '$1 imports $5 of its oil, so a shock of supply would reach it quickly',
      'With output of $3 million barrels a day, $1 covers little or much of the $2 million it consumes',
    ],
  },
  {
    form: form('(.+?): (.+?) alert for an? (.+?) on #'),
    says: ['There is a $2 alert for a $3 in $1', 'The $3 could disrupt transport in $1'],
    widened: ['Authorities have raised a $2 alert in $1'],
    heldOut: ['A $3 with a $2 alert affects $1'],
  },
  {
    form: form('(.+?): airspace restricted by notice'),
    says: ['Airspace at $1 is restricted by notice', 'A notice restricts the airspace of $1'],
    widened: ['Flights near $1 have to keep out of a restricted zone'],
    heldOut: ['Operators have been warned that the airspace of $1 is restricted'],
  },
];

/** Of a strait below its norm and of a price above its median, together. */
export const PAIRED = [
  'While traffic through the $name stands $below below its norm, $good is $above above its median',
  'With the $name $state, $good trades $above above its recent median',
  'Both the shortfall of $below in the $name and the rise of $good point to a shock of supply',
] as const;

/** Ways to speak of a snapshot; `$1` is its regime, or the token of a lane, then `$2` the name and `$3` the horizon. */
export const OF_SNAPSHOT = {
  regime: ['The region as a whole counts as $1', 'The regime of the region is $1, which frames everything below'],
  lane: ['The lane of $2 within $3 stands at $1', 'For $3, the snapshot puts $2 at $1'],
  gaps: [
    'Some inputs are missing, so that this picture is incomplete',
    'What is missing among the inputs limits how far this can be taken',
  ],
} as const;
