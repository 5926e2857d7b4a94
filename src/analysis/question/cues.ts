import type { Horizon, RegimeLabel } from '../../contract/intelligence/vocabulary.ts';
import { type TermTable, termsIn } from './terms.ts';
import type { Intent } from './vocabulary.ts';

/** Words that show what a question wants: English, French, Spanish, Russian, Arabic, Chinese. */
const INTENT_CUES: TermTable<Intent> = [
  [
    'definition',
    `define; defined; definition; mean; means; meaning of; mean by; means by; understand by; term; what is meant by; définition; définir; que signifie; signifie; definición; definir; qué significa; que significa;
    определен*; что такое; что означает; تعريف; ما معنى; ماذا يعني; 是什么意思; 什么意思; 定义; bedeutet; definier*; was heißt; versteht man unter`,
  ],
  [
    'impact',
    `mean for; would a _ change; would a _ in change; would a _ in the change; would a _ there change; react*; respond*; depend on; depends on; rely on; relies on; reliant on; 依赖; impact; impacts; effect of; effects; affect*; consequence*; what if; what happens if; what happens when; what happens to; do to; does to; did to; happen to _ if; happens to _ if; if _ closes; if closes; if closed; if _ closed; if blocked; if shut; when closes; knock-on; fallout; spill-over; spillover; would happen; implication*; conséquence*; impact*; effet*; affecter*; touché*; frappé*; afectad*; benefit*; who gains; who wins; who loses; who profits; gain _ from; gains _ from; profit*; bénéfici*; profite*; beneficia*; выигра*; выгод*; يستفيد; 受益; 得益; hit hardest; how exposed; how dependent; dependent on; dependence on; how vulnerable; exposure of; hardest hit; suffers most; exposed to;
    que se passerait; consecuencia*; efecto*; afecta*; qué pasaría; последстви*; что произойдёт; что будет с; влиян*; повлия*; что будет, если; что если; تأثير; عواقب; ماذا لو; 影响; 后果; 如果; 意味着; wins if; win if; loses if; lose if; who wins; who loses; auswirkung*; folgen; was passiert, wenn; was wäre, wenn; wirkt sich; betroffen; profitiert; profitieren; `,
  ],
  [
    'cause',
    `why; to blame; blame for; whose fault; who closed; who is responsible; who was responsible; responsible for; cause; causes; caused; triggered; set off; reason; reasons; evidence for; evidence do you have; what evidence; evidence that; evidence of; behind; because of; explain; driving; drive; drives; drove; driven by; drivers; what made; led to; explains; made up of; makes up; composed of; breakdown of; break down; contribute* to; account for; accounts for; pourquoi; raison*; causes; por qué; porqué; causa; causas; razón; почему; причин*; из-за чего;
    لماذا; سبب; أسباب; 为什么; 为何; 原因; warum; weshalb; wieso; ursache*; grund für; gründe`,
  ],
  [
    'change',
    `changed; change; changes; changing; anything happen*; anything unusual; anything surprising; something surprising; surprise me; out of the ordinary; anything new; recover*; what is new; what's new; developments; fallen; risen; dropped; increased; decreased; worsened; improved; evolved; growing; rising; falling; increasing; decreasing; declining; worsening; improving; deteriorat*; weakened; weakening; strengthened; strengthening; rose; grew; lost value; gained value; getting worse; getting better; en hausse; en baisse; s'aggrave; empeorado; mejorado; ухудш*; улучш*; 恶化; 改善; changé; évolué; nouveau; nouveautés; augmenté; baissé;
    ha cambiado; cambiado; cambio; cambios; ha subido; ha bajado; novedades; изменил*; изменен*; нового; تغير; تغيّر; التغيرات; المستجدات; 变化; 改变; 变了; what happened; moved over; moved since; moved during; shifted; got better; got worse; gotten worse; become worse; become better; better or worse; worse or better; worse than before; escalated; calmed; verändert; geändert; veränderung*; entwickelt; verschlechtert; verbessert; gestiegen; gefallen; was ist passiert; was ist neu; 发生了什么; que s'est-il passé; qué pasó; что произошло; что случилось; ماذا حدث`,
  ],
  [
    'ranking',
    `which countries; which _ countries; which conflict*; which war; which wars; deadliest; bloodiest; most fragile; most vulnerable; most exposed; most at risk; most _ countries; least _ countries; which _ regions; which country; which regions; which region; which nation*; which currency; which currencies; which strait; which supply chain; which supply chains; which supply routes; which shipping lanes; which shipping routes; which chokepoint; which chokepoints; which canal; who is most; who is the most; who are the most; what are the most; where is _ most; where is _ highest; where is _ worst; which straits; which trade lanes; which trade routes; which sea lanes; which of the _ regions; which of your regions; all regions; all the regions; each region; every region; by region; per region; across regions; which waters; which seas; which corridors; rank; ranking; top; worst; highest; most dangerous; quels pays; quel pays; quelles régions; classement; qué países; qué país;
    qué regiones; cuáles países; какие страны; какая страна; какие регионы; рейтинг*; أي الدول; أي دولة; ما هي الدول; ترتيب; 哪些国家; 哪个国家; 哪些地区; 哪些; 最大; 最高; 最多; 排名; closest to; nearest to; welche länder; welches land; welche regionen; welche region; am meisten; rangliste; größte*; höchste*; lowest; least; smallest; fewest; weakest; strongest; safest; calmest; most affected; niedrigste*; moins élevé*; menor; наименьш*; 最低; 最少`,
  ],
  [
    'comparison',
    `compare; compared; comparison; versus; vs; than; differ; difference between; comparer; compare; comparaison; plus _ que; moins _ que; comparar; compara; comparación; más _ que; menos _ que; сравни*; сравнен*; чем;
    قارن; مقارنة; مقارنةً; 比较; 对比; 相比; vergleich*; verglichen; unterschied*; als`,
  ],
  [
    'leverage',
    `leverage; put pressure on; putting pressure on; puts pressure on; can pressure; could pressure; who pressures; pressuring; pressure on; influence over; influence on; hold over; power over; levier*; faire pression; influence sur; palanca*; presionar; influencia; рычаг*; надавить; повлиять на; نفوذ; أوراق ضغط; الضغط على; 筹码; 施压; 影响力; 杠杆; druckmittel; einfluss auf; druck auf; main actors; key actors; actors; main players; key players; players; who matters; principaux acteurs; actores principales; главные игроки; hauptakteure; الأطراف الرئيسية; 主要行为体`,
  ],
  [
    'watch',
    `watch; monitor; watch for; look out for; warning signs; signposts; indicators; surveiller; surveillance; suivre; vigilar; señales; seguir de cerca; следить; наблюдать; отслеживать; признаки; مراقبة; نراقب; المؤشرات;
    关注; 监测; 留意; 预警信号; what would change; trigger*; what would make; have to happen for; has to happen for; needs to happen for; would it take; change your mind; change your view; prove you wrong; falsif*; disprove; what would calm; what would ease; what would de-escalate; what would de escalate; what would deescalate; what would defuse; what would lower; what would reduce; what would improve; déclencheur*; desencadenante*; триггер*; 触发因素; to keep an eye on; keep an eye on; leading indicator*; early warning*; early sign*; red team; devil's advocate; argue against; counterargument*; beobachten; worauf achten; warnzeichen; anzeichen; auslöser`,
  ],
  [
    'likelihood',
    `likely; likelihood; worst case; best case; bear case; bull case; world war; war coming; crisis coming; conflict coming; downside; upside; tail risk*; worst-case; best-case; worst that _ happen; worst thing that _ happen; probability; probable; chance; chances; odds; risk of; do you expect; would you expect; could it; could they; could be; could _ be; could become; could close; could reopen; could spread; could _ spread; could the war; could the conflict; could the crisis; could war; could fighting; spill over; spillover; might be; might _ be; outlook; perspectives pour; perspectives en; perspectivas; ausblick; перспектив*; 前景; will; forecast; predict; going to; about to; poised to; on the brink of; imminent; expected to; be worried; be concerned; worried about; concerned about; worry about; probabilité; probable*; risque*; va-t-il; prévoir; probabilidad; posible; riesgo; será; habrá; вероятн*;
    шанс*; риск; будет; победит; прогноз; احتمال; احتمالات; محتمل; هل سي*; مرجح; 可能性; 概率; 会不会; 可能; 是否会; 会否; wahrscheinlich*; risiko; wird es; droht; drohen; prognose*; befürchten; опасаться; опасност*; invade*; invasion*; attack _ in the; einmarsch*; 值得担心; مخاطر; خطر`,
  ],
  [
    'value',
    `what is the; what was the; how many; how much; how high; how large; number of; price of; level of; what price; combien; quel est le prix; quel prix; nombre de; cuánt*; precio de; número de; сколько; какова цена; كم; ما هو; ما سعر; عدد; 多少; 几; wie viele; wie viel; wie hoch; wie groß; was kostet; preis von; anzahl`,
  ],
  [
    'status',
    `usually last; typically last; normally last; most important; important event*; main event*; main development*; biggest event*; key event*; key development*; biggest stor*; top stor*; situation; risks; threats; dangers; hotspots; hot spots; status; happening; going on; state of affairs; latest; update; summary; overview; brief; assess; quelle est; actualité; situación; estado; qué está pasando; обстановк*; ситуаци*; положени*; происходит; الوضع; يحدث; الحالة; 局势; 情况; 现状; 形势; threat; danger; security; biggest risk*; greatest risk*; biggest threat*; greatest threat*; biggest danger*; main risk*; main threat*; top risk*; top _ risk*; top threat*; top _ threat*; größte* risiko; größte* gefahr; größte* risiken; principal* risque*; plus grand risque; plus grande menace; mayor riesgo; главн* риск*; главн* угроз*; أكبر خطر; 最大的风险; 最大风险; 最大威胁; lage; zustand; aktuell*; stand der dinge; übersicht; actuel*; actual*; текущ*; сейчас; heute; 现在; 目前; crisis; crises; krise*; crise*; кризис*; أزمة; 危机`,
  ],
];

const cuesIn = termsIn<Intent>(INTENT_CUES);
/** `Which airports are closed because of it` asks which, not why. */
const OTHER_THAN_WHY =
  /(?<=^[^\p{L}]*(?:which|what|who|where|when|how (?:many|much))(?!\p{L}).*)(?<!\p{L})because of(?! what)(?!\p{L})/giu;
/** What a question wants by its words. */
export const intentCuesIn = (text: string) => cuesIn(text.replace(OTHER_THAN_WHY, (found) => ' '.repeat(found.length)));

const SCOPE_CUES: TermTable<'personal_advice' | 'other_domain'> = [
  [
    'personal_advice',
    `should i; should we move; shall i; can i travel; is it safe for me; my money; my savings; my job; my portfolio; my shares; my stocks; invest in; dois-je; devrais-je; mes actions; mon argent; debo; debería yo; mis acciones; mi dinero;
    стоит ли мне; мне стоит; мои акции; мои деньги; هل يجب أن; هل ينبغي أن; هل علي أن; أموالي; 我应该; 我该; 我的股票; 我要不要`,
  ],
  [
    'other_domain',
    `capital of; capital city of; flag of; anthem; language is spoken; languages are spoken; world cup; football; soccer; olympic*; match; movie; film; song; recipe; cook; poem; joke; homework; weather; horoscope; celebrity; write code; javascript; python; poème; chanson; recette; blague; météo; poema; canción; receta; chiste; fútbol;
    стих*; песн*; рецепт; шутк*; погод*; футбол*; قصيدة; أغنية; وصفة; نكتة; كرة القدم; الطقس; 诗; 歌曲; 食谱; 笑话; 足球; 天气; 世界杯`,
  ],
];

const adviceCuesIn = termsIn(SCOPE_CUES);
/** `Should I be worried` asks how likely something is. */
const WORRY = /\bhow \p{L}+ should (?:i|we) be\b|\bshould (?:i|we) (?=(?:be )?(?:worr|concern|afraid))/giu;
/** `Which airspace should I avoid` asks what is known of it, and a shipper what is known of a route. */
const KNOWING =
  /\bshould (?:i|we) (?=(?:be |not )?(?:avoid|watch|know|expect|monitor|follow|look|aware|re-?rout|divert|sail|trust|confident|certain|sure))/giu;
/** What lies outside this service. */
export const scopeCuesIn = (text: string) => adviceCuesIn(text.replace(WORRY, '').replace(KNOWING, ''));

/** Which way a question takes for granted that something goes or stands. */
export const PREMISES = ['up', 'down', 'open', 'closed', 'calm', 'record_high', 'record_low'] as const;
export type Premise = (typeof PREMISES)[number];

const PREMISE_CUES: TermTable<Premise> = [
  [
    'record_high',
    `record high; all-time high; highest ever; record; niveau record; récord; máximo histórico; рекорд*; قياسي; أعلى مستوى; 创纪录; 历史新高`,
  ],
  [
    'record_low',
    `record low; all-time low; lowest ever; plus bas niveau; mínimo histórico; рекордно низк*; أدنى مستوى; 历史新低`,
  ],
  [
    'calm',
    `calm; quiet; peaceful; stable; calme; paisible; stable; tranquil*; en calma; estable; спокойн*; стабильн*; هادئ; هادئة; مستقر; مستقرة; 平静; 稳定; ruhig; friedlich; stabil`,
  ],
  [
    'up',
    `rising; risen; rise; rises; rose; gained value; gaining value; stronger; strengthen*; appreciat*; increas*; growing; higher; surg*; up; worsen*; augment*; hausse; monte; montent; sube; suben; subiendo; aumenta*; crece*; растёт; растут; рост*; повышен*; выросл*; ارتفاع; يرتفع; ارتفع; ازداد; 上升; 上涨; 增加; 升高`,
  ],
  [
    'down',
    `falling; fallen; fall; falls; fell; down; lost value; losing value; weaker; weaken*; depreciat*; decreas*; declin*; drop*; lower; shrink*; eas*; baisse*; diminu*; recul*; baja; bajan; bajado; cae; caen; caída; disminu*; падает; падают; падени*; снижен*; снизил*; упал*; انخفاض; ينخفض; انخفض; تراجع; 下降; 下跌; 减少; 降低`,
  ],
  [
    'closed',
    `closed; closes; closure; closing; blockade*; shut; blocked; fermé*; fermeture; bloqué*; cerrad*; cierre; bloquead*; закрыт*; закрыти*; مغلق; إغلاق; إغلاقه; 关闭; 封闭; 封锁; jammed; brouillé; geschlossen; gesperrt; sperrung; schließung`,
  ],
  [
    'open',
    `open; reopen*; opened; passable; usable; operating; normally; navigable; ouvert*; rouvr*; réouverture; abiert*; reabr*; открыт*; مفتوح; مفتوحة; 开放; 畅通; 重开; 通航; offen; geöffnet; passierbar; befahrbar`,
  ],
];

export const premiseCuesIn = termsIn<Premise>(PREMISE_CUES);

export const LENGTHS = ['short', 'normal', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

const LENGTH_CUES: TermTable<'short' | 'long'> = [
  [
    'short',
    `briefly; in short; one sentence; one line; in a word; yes or no; tl;dr; bref; brièvement; en une phrase; brevemente; en una frase; кратко; одним предложением; باختصار; 简要; 一句话; 简短`,
  ],
  [
    'long',
    `in detail; detailed; full report; long answer; long report; comprehensive; in depth; at length; en détail; rapport complet; en detalle; informe completo; подробно; полный отчёт; بالتفصيل; 详细; 完整报告`,
  ],
];

export const lengthCuesIn = termsIn(LENGTH_CUES);

/** Regimes by their names. */
export const regimeTermsIn = termsIn<RegimeLabel>([
  ['stressed_equilibrium', 'stressed equilibrium; équilibre sous tension; equilibrio tenso; 紧张平衡'],
  ['coercive_stalemate', 'coercive stalemate; impasse coercitive; estancamiento coercitivo; 胁迫僵局'],
  ['fragmentation_risk', 'fragmentation risk; risk of fragmentation; risque de fragmentation; riesgo de fragmentación'],
  [
    'managed_deescalation',
    'managed de-escalation; managed deescalation; désescalade maîtrisée; desescalada gestionada',
  ],
  ['escalation_ladder', 'escalation ladder; échelle d’escalade; escalera de escalada; лестница эскалации; 升级阶梯'],
]);

/** A comparison with what is usual: the value beside its norm answers it. */
export const WITH_NORM =
  /(?<!\p{L})(?:compared (?:to|with)|versus|vs|than|relative to|against) (?:what is |the |its |their )?(?:normal|usual|average|norm|seasonal|baseline)(?!\p{L})|(?:above|below) (?:normal|average|the norm|its norm)/iu;
/** When something began is asked for: neither yes nor no answers it, wherever it stands. */
const ASKS_WHEN =
  /(?<!\p{L})(?:when (?:was|were|did|has|have|is|are)|since when|how long|how many days|quand|depuis quand|cuándo|desde cuándo|когда|с каких пор)(?!\p{L})|متى|什么时候|何时|多久/iu;
/** Who, what, which, why, how, where: as a question begins. */
const OPEN_WORD =
  /^[^\p{L}]*(?:(?:and|so|but|et|y|а|и)\s+)?(?:who|whom|whose|what|which|why|how|where|qui|quel\p{L}*|pourquoi|comment|où|combien|quién\p{L}*|qué|cuál\p{L}*|cómo|dónde|cuánt\p{L}*|кто|что|как\p{L}*|почему|где|сколько|wer|was|welche\p{L}*|warum|wie|wo)(?!\p{L})|^[^\p{L}]*(?:من|ماذا|ما|لماذا|كيف|أين|كم)(?!\p{L})|谁|为什么|怎么|哪|多少/iu;

/** Whether yes or no could answer a question. */
export const mayBeYesOrNo = (text: string): boolean => !ASKS_WHEN.test(text) && !OPEN_WORD.test(text);
/** What may go wrong is asked for. */
export const OF_RISKS =
  /(?<!\p{L})(?:risks?|threats?|dangers?|risques?|menaces?|riesgos?|amenazas?|риск\p{L}*|угроз\p{L}*|risik\p{L}*)(?!\p{L})|مخاطر|风险|威胁/iu;
/** What oil costs is asked for, not where it comes from. */
export const OF_PRICES =
  /(?<!\p{L})(?:pric\p{L}*|cost\p{L}*|prix|preci\p{L}*|цен\p{L}*|preis\p{L}*|brent|wti|barrel)(?!\p{L})|سعر|أسعار|价/iu;
const LENGTHS_AHEAD: readonly (readonly [horizon: Horizon, words: RegExp])[] = [
  ['24h', /(?<![\p{L}\p{N}])(?:24\s*-?\s*h(?:ours?)?|one day|next day)(?!\p{L})/iu],
  ['7d', /(?<![\p{L}\p{N}])(?:7\s*-?\s*d(?:ays?)?|one week|next week)(?!\p{L})/iu],
  ['30d', /(?<![\p{L}\p{N}])(?:30\s*-?\s*d(?:ays?)?|one month|next month)(?!\p{L})/iu],
];

/** Lengths of lanes that a text names beside each other; none where it names one or no length. */
export function horizonsIn(text: string): readonly Horizon[] {
  const found = LENGTHS_AHEAD.filter(([, words]) => words.test(text)).map(([horizon]) => horizon);
  return found.length > 1 ? found : [];
}

const MAGNITUDE =
  /(?<!\p{L})(?:magnitude|magnitud|magnitudes|магнитуд\p{L}*|m|(?:earth)?quakes?(?= (?:of|over|above|stronger|larger)))\s*(?:of |over |above |stronger than |larger than |≥ ?)?([4-9](?:\.\d)?)(?![\d.]*\p{L})/iu;

/** The least magnitude of an earthquake that a text names; undefined without one. */
export function magnitudeIn(text: string): number | undefined {
  const [, found] = MAGNITUDE.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
}
const HAZARDS = ['wildfire', 'flood', 'storm', 'volcan', 'drought'] as const;
/** A kind of natural hazard, as the words for it begin. */
export type Hazard = (typeof HAZARDS)[number];

/** Kinds of natural hazards that a text names. */
export const hazardsIn = termsIn<Hazard>([
  [
    'wildfire',
    'wildfire*; bushfire*; forest fire*; waldbrand*; waldbrände; incendie*; incendio*; лесн* пожар*; حرائق الغابات; 山火',
  ],
  ['flood', 'flood*; inondation*; inundacion*; наводнен*; überschwemmung*; hochwasser; فيضانات; 洪水'],
  ['storm', 'storm*; hurricane*; typhoon*; cyclone*; 台风'],
  ['volcan', 'volcano*; eruption*; volcan*; 火山'],
  ['drought', 'drought*; sécheresse*; sequía*; засух*; dürre*; جفاف; 干旱'],
]);

/** A number of something is asked for. */
export const COUNTED =
  /(?<!\p{L})(?:how many|number of|combien d|nombre d|cuánt[oa]s|número de|сколько)|(?<!\p{L})كم (?:عدد)?|多少(?:个|家|座)/iu;

/** Texts that give orders to a machine. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\b[^.?!\n]{0,40}\b(?:instruction|rule|prompt|previous|above|prior)|\bsystem\s*(?:prompt|message)|\byou are now\b|\bact as (?:an? )?(?:ai|assistant|system|developer)|<\/?(?:system|assistant|instructions?)>|\bnew instructions?\b|ignore[zr]? les instructions|ignora las instrucciones|игнорируй (?:все )?(?:предыдущие )?инструкции|忽略(?:之前|以上|所有)?的?指令|تجاهل التعليمات/iu;

/** Where orders to a machine begin; undefined in a question without any. */
export const instructionAt = (text: string): number | undefined => INSTRUCTION.exec(text)?.index;
