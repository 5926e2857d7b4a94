const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Words that may begin a sentence with a capital although no source holds them. Anything else with a capital is taken for
 * a name, and a name must be in a cited source.
 */
export const OPENERS = words(`
  a about absent access according account activity across actors additional after again against air aircraft all also alternatively although
  among an analysis and another any as assuming at attention available axis balance base because before behind below beyond
  both broader but by caution change changes coercive confidence confirmation consequently containment conversely corridor
  coverage crude currently data declining despite diplomatic disconfirming displacement domestic during each early economic
  either energy equally escalation even every evidence exposure falling few finally first flight flows for fragility
  fragmentation from further gaps given global governments headlines here however hypothesis if immediate in inconsistent
  increased independent indicators information instead insurance it its key lanes last leading less likewise limited lower
  maritime market markets meanwhile measured military missing mobility moreover most movements much naval nearer neither net
  nevertheless next no none nor not nothing notably now of on once one only open opposing other others otherwise our over
  overall policy political pressure prices rather readings recent regardless reported reports rerouting rising risk sanctions
  scenario scenarios second several shipping ships similarly since so social some sources still structural such sustained
  taken that the their then there therefore these they this those though through thus to together tension trade traffic
  transits transmission trigger triggers two under unless until unlike vessels warning warnings we weak what when where
  whereas whether which while who with within without yet
  airspace alternative alternatives assumptions average baseline boats cargo carriers commercial conditions corridors countries country cover
  currencies deterrence discovery expected exporters exposed exports factors freight fuel gas importers imports inputs international key
  logistics merchant neighbouring norms observers oil passage patterns ports premiums producers production readers regional regions relief
  routes states straits supply tankers throughput tracks traders usual volumes volatility what
  analysts areas authorities available bulk buyers captains careful civil civilian close combined commerce commodity
  comparable compared conflict consistent consumers continued cooperation corroborated corroboration cost costs counts
  credit crews crude currency cut daily damage deaths degraded delays demand dependence depending deterioration different
  direct displaced disruption disruptions distinct diversion diverted drivers elevated emergency equity escalatory
  everything evident export extended external fighting financial fleets food force fresh friction full future general
  goods growing hence high higher historical hostile household households humanitarian if implied import indirect
  inflation infrastructure insurers interference interruption investors isolated items jamming judging land large larger
  lasting late legal levels likewise list listings little local long longer losses low main major many mass material
  maybe merchants migration monetary naturally navigation near new news no normal notices nuclear official opinion order
  outlets outside overflights owners part partners past peace people persistent places planners poor port position
  positions possible practical present pressures prior private prolonged protest protests public quiet quotes rates
  reading real recorded refugees related reliable remaining renewed repeated reporting rerouted reserves restraint
  restricted restrictions results reviews rising routing same satellite scarce seaborne seafarers seasonal secondary
  security sellers separate serious share shares shippers short shortages shortfall shortfalls signals signs single
  slight slower small spare specific stable standing state stocks storage strain strategic stress strikes strong
  structured surges surveys taking temporary tighter tighter timing today tolls total towards tracking transport travel
  trend unrest until upward users value verbal very violence waiting war wars watch weaker week weeks well wider
  widespread with worldwide year years
  mariners newsrooms pilots crew captain editors lenders motorists
`);

/** Words without a meaning of their own: the one after a figure is no unit of it. */
export const FUNCTION_WORDS = words(`
  a about above across after against all along also although among an and are around as at be because been before below
  between both but by compared could despite down during each either even for from had has have however if in into is it its
  just less like may might more most near nor of on only onto or out over per rather relative roughly since so still such than
  that the their then there these this those through to today together toward towards under until up upon versus was were when
  where whereas whether which while who with within without would yet
`);

/** Spelled numbers and measures, except "one". */
export const NUMBER_WORDS = words(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions
  trillion trillions dozen dozens score scores half halves third thirds quarter quarters fifth tenth twice thrice double doubled
  doubling triple tripled tripling quadruple quadrupled fold twofold threefold tenfold percent percentage zero couple majority
  minority nought
`);

/** Dates in words; allowed only where a source has the same word outside its dates. */
export const DATE_WORDS = words(`
  jan feb apr jun jul aug sep sept oct nov dec
  today yesterday tomorrow tonight monday tuesday wednesday thursday friday saturday sunday january february april june july
  august september october november december weekend midnight noon christmas ramadan
`);

const claims = (text: string): readonly string[] => text.split(' ');

/**
 * Claims: each row is one claim in its forms; a form with a star is the beginning of words. A sentence
 * that asserts one must rest on a source that holds a form of the same row; one that supposes need not.
 */
export const CLAIMS: readonly (readonly string[])[] = [
  claims(
    'below fell fall falls fallen falling drop* declin* decreas* reduc* less lower* shrink* shrank loss* lost down collaps* plung* plummet* fewer',
  ),
  claims(
    'above added rose rise rises risen rising increas* surg* grow* grew more higher gain* exceed* soar* jump* climb* up escalat*',
  ),
  claims(
    'attack* assault* strike* struck raid* bomb* shelling missile* rocket* drone* force shoot* shot fire* ambush*',
  ),
  claims(
    'invad* invasion* occupy occupied occupies occupation annex* incursion* seiz* captur* conquer* overran overrun*',
  ),
  claims('kill* dead death* die died dies casualt* massacre* genocid* fatal* wound* injur* slain victim*'),
  claims('sank sunk sink sinks sinking scuttl* hijack* piracy pirate* boarded torpedo*'),
  claims('close closes closed closing closure* shut* block* stop* halt* suspend*'),
  claims('open opens opened opening reopen* resum* restor* recover*'),
  claims(
    'mobilis* mobiliz* conscript* deploy* military troop* army armies navy navies warship* posture fleet* soldier*',
  ),
  claims('nuclear warhead* uranium plutonium chemical biological radiological'),
  claims('war wars warfare ceasefire* truce* armistice* surrender* peace*'),
  claims('coup* overthr* assassin* resign* arrest* detain* imprison* execut* abdicat* ousted topple* impeach*'),
  claims('sanction* embargo* tariff* blacklist* expropriat* nationalis* nationaliz*'),
  claims('protest* riot* unrest uprising* revolt* demonstrat* strike*'),
  claims('default* bankrupt* devalu* hyperinflat* crash* bailout*'),
  claims('calm safe safely stable stabil* quiet normal* resolved settled ended ends harmless nothing fine'),
  claims('hoax* fake* false fabricat* propagand* misinform* disinform* hack* compromised'),
  claims('confirm* verif* proven proved official* announc* declar* agreed agree* signed'),
  claims('earthquake* tsunami* flood* cyclone* hurricane* outbreak* epidemic* pandemic* famine*'),
];

/** Words by which what follows in the clause is supposed instead of asserted. */
export const SUPPOSING = words('if would could might may unless whether suppose supposing assume assuming');

/** Words for chances that no table defines: without a number they state what was not computed. */
export const UNDEFINED_CHANCES =
  /\b(?:probabl[ey]|improbabl[ey]|probabilit(?:y|ies)|certain(?:ly|ty)?|inevitabl[ey]|impossibl[ey]|guarantee[ds]?|definitely|surely|undoubtedly|doubtless|odds|likelihood|chances?|imminent(?:ly)?|bound to|destined|will|shall|won['’]t)\b/i;
