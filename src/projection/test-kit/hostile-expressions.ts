const piped = (part: string, times: number): string => Array.from({ length: times }, () => part).join('|');
const nested = ([open, inner, close]: readonly [string, string, string], times: number): string =>
  open.repeat(times) + inner + close.repeat(times);

/** What callers ask for, by name. */
export const ORDINARY: Readonly<Record<string, string>> = {
  'one field': 'snapshot.regime.label',
  'a few fields': 'snapshot.{regime: regime.label, net: balance.netBalance, at: generatedAt}',
  'a filter': 'snapshot.evidence[?confidence > `0.5`].{id: id, source: source, summary: summary}',
  'sort and pick': 'sort_by(snapshot.evidence, &observedAt)[-5:].[id, observedAt]',
  'the whole': '@',
};

/** What tries to cost more than it may, by name. */
export const HOSTILE: Readonly<Record<string, string>> = {
  '[@,@] piped 16 times': piped('[@,@]', 16),
  '[@,@] piped 40 times': piped('[@,@]', 40),
  '[@,@] piped 150 times': piped('[@,@]', 150),
  'nested multiselects': nested(['[', '@,@', '].[@,@]'], 100),
  'multiselects within multiselects': nested(['[@,', '@', ']'], 250),
  '[@,@,@,@][] 11 times': piped('[@,@,@,@][]', 11),
  pad_left: "pad_left('x', `100000000`, 'y')",
  'to_string 5 times': 'to_string(to_string(to_string(to_string(to_string(@)))))',
  'to_string of copies': piped('to_string([@,@])', 20),
  'join growth': `\`["aaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbb"]\`|${piped("[join('',@),join('',@)]", 35)}`,
  'join with long glue': 'join(to_string(@), map(&id, snapshot.evidence))',
  '500 parentheses': nested(['(', '@', ')'], 500),
  '1000 !': `${'!'.repeat(1_000)}@`,
  '500 brackets': nested(['[', '@', ']'], 500),
  'huge slices': '@.*[].*[][-9223372036854775808:9223372036854775807:9223372036854775807][::-1][::1][]',
  'slices of copies': `snapshot.evidence|${piped('[@,@][]', 9)}|${piped('[::-1]', 100)}`,
  'sort_by on everything': 'sort_by(snapshot.evidence[].[@,@,@,@][][].[@,@,@,@][], &to_string(@))',
  'sort_by of copies': `snapshot.evidence|${piped('[@,@,@,@][]', 5)}|sort_by(@, &to_string(@))|${piped('sort_by(@,&summary)', 20)}`,
  'sort of long strings': 'sort(snapshot.evidence[].[to_string(@),to_string(@),to_string(@),to_string(@)][])',
  __proto__: '__proto__.constructor.prototype.{__proto__: @, constructor: constructor}',
  'map in map in map': 'snapshot.evidence|map(&length(to_string(@)), map(&[@,@,@,@], @))',
  'cross product': `snapshot.evidence|${nested(['[*].[@,', '@', '][]'], 8)}`,
  'filter by equality of everything': `snapshot|[@,@,@,@][]|${piped('[?@==@]', 100)}`,
  'deep equality of unlike copies': '[snapshot.evidence, snapshot.evidence[*].merge(@,`{}`)]|[0]==[1]',
  'equality over and over': 'snapshot.evidence|[@,@,@,@][]|[@,@,@,@][]|[?contains([to_string(@)],to_string(@))]',
  'values of values': piped('[@,*,*.*,*.*.*,*.*.*.*][]', 12),
  'merge over and over': piped('merge(@,{a:@,b:@,c:@})', 40),
  'many small objects':
    'snapshot.evidence|[@,@,@,@][]|[@,@,@,@][]|[*].[{a:@},{b:@},{c:@},{d:@}][]|[*].[{a:@},{b:@},{c:@},{d:@}][]',
  'many small lists': `snapshot.evidence|${piped('[*].[@,@][]', 12)}|[*].[[@],[@],[@]]`,
  'many nulls as text': `\`[null,null,null,null]\`|${piped('[@,@,@,@][]', 7)}|[to_string(@),to_string(@),to_string(@)]`,
  'adverse search': `to_string(@)|[@,@,@]|join('',@)|contains(@,'${'a'.repeat(400)}b')`,
  'reverse of text': `to_string(@)|[@,@,@,@,@]|join('',@)|${piped('reverse(@)', 60)}`,
  'length of text': `to_string(@)|[@,@,@,@,@]|join('',@)|[${Array.from({ length: 95 }, () => 'length(@)').join()}]`,
  'fields of everything': Array.from({ length: 100 }, () => '*.*').join('.'),
  'a literal of 900 brackets': `\`${nested(['[', '', ']'], 450)}\``,
};
