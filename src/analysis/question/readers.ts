import { CORRIDORS, corridorById } from '../../reference/corridors.ts';
import { type TermTable, termsIn } from './terms.ts';

/** Who a question is asked for: each has exposures of its own. */
export const READERS = ['oil', 'gas', 'shipping', 'aviation', 'humanitarian', 'finance', 'food'] as const;
export type Reader = (typeof READERS)[number];

const READER_TERMS: TermTable<Reader> = [
  [
    'oil',
    `refiner; refiners; refinery; refineries; oil importer*; oil trader*; oil buyer*; petrochemical*; raffineur*; raffinerie*; refinería*; refinador*; нефтепереработ*; НПЗ; مصفاة; مصافي; 炼油厂; 炼厂`,
  ],
  [
    'gas',
    `gas importer*; importer of gas; importers of gas; gas utility; gas utilities; power utility; power utilities; lng buyer*; lng importer*; gas buyer*; importateur* de gaz; importador* de gas; импортёр* газа; مستورد* الغاز; 天然气进口商; 燃气公司`,
  ],
  [
    'shipping',
    `shipping line*; shipping company; shipping companies; shipowner*; ship owner*; charterer*; insurer*; underwriter*; freight forwarder*; carrier; carriers; marine insurer*; logistics; manufacturer*; armateur*; naviera*; судоходн* компани*; судовладел*; شركة شحن; شركات الشحن; 航运公司; 船东; 货代`,
  ],
  [
    'aviation',
    `airline*; air carrier*; flight planner*; aircraft operator*; compagnie* aérienne*; aerolínea*; авиакомпани*; شركة طيران; شركات الطيران; 航空公司`,
  ],
  [
    'humanitarian',
    `humanitarian*; aid agency; aid agencies; aid organisation*; aid worker*; ngo; ngos; relief agency; agence* humanitaire*; ong; agencia* humanitaria*; гуманитарн*; منظمة إغاثة; منظمات الإغاثة; 人道主义机构; 援助机构`,
  ],
  [
    'finance',
    `bank; banks; investor*; fund manager*; asset manager*; treasurer*; bondholder*; lender*; banque*; investisseur*; banco; bancos; inversor*; инвестор*; بنك; بنوك; مستثمر*; 银行; 投资者; 基金`,
  ],
  [
    'food',
    `grain trader*; grain importer*; food importer*; miller; millers; wheat buyer*; importateur* de céréales; importador* de granos; импортёр* зерна; مستورد* الحبوب; 粮食进口商; 粮商`,
  ],
];

export const readersIn = termsIn<Reader>(READER_TERMS);

const PREPARE_TERMS: TermTable<'prepare'> = [
  [
    'prepare',
    `prepare; prepared; preparing; preparation*; get ready; be ready; ready for; make ready; should know; should _ know; needs to know; need to know; be aware of; worry about; brace; brace for; plan for; plans for; contingency; contingencies; precautions; should _ do; should _ do now; what should avoid; what should _ avoid; what must _ avoid; ought to do; what to do; was sollte _ tun; que doit faire; que doivent faire; qué debe hacer; qué deben hacer; что делать; ماذا تفعل; 该怎么做; 该怎么办; se préparer; préparer; se tenir prêt; prepararse; preparar; preparación; готовиться; подготовиться;
    приготовиться; الاستعداد; يستعد; تستعد; 准备; 应对`,
  ],
];

/** Whether a question wants to know what may come and how exposed someone is to it. */
export const prepareCuesIn = termsIn(PREPARE_TERMS);

/** Whether a question wants a way around. */
export const avoidCuesIn = termsIn<'avoid'>([
  [
    'avoid',
    `instead of; alternative to; alternatives to; alternative route*; bypass*; reroute*; re-route*; detour*; divert*; go around; way around; longer around; avoid*; contourn*; détour*; itinéraire alternatif; rodear; desvío*; ruta alternativa; evitar; обойти; в обход; объезд*; طريق بديل; تجنب; 绕行; 绕道; 绕过; 替代路线`,
  ],
]);

/** Whether a question asks how long something will go on, or such things do: not since when it does. */
export const durationCuesIn = termsIn<'lasting'>([
  [
    'lasting',
    `how long will; how long would; how long could; how long might; how long may; how long do; how long does; how long is it expected; how much longer; how many days will; how many weeks will; how many months will; usually last; typically last; normally last; expected to last; likely to last; duration of; still be closed; stay closed for; stays closed for; remain closed for; remains closed for; when will it end; when will it be over; when will it reopen; when will reopen; when will open again; when will open; when will be open; when will be reopened; when does reopen; combien de temps va; combien de temps vont; combien de temps durera; combien de temps dure; combien de temps durent; cuánto durará; cuánto va a durar; cuánto tiempo durará; cuánto suele durar; cuánto tiempo estará; cuánto tiempo va; cuánto tiempo seguirá; cuándo reabrirá; cuándo se reabrirá; quand rouvrira; quand va rouvrir; когда откроется; когда откроют; как долго продлится; как долго будет; сколько продлится; wie lange wird; wie lange werden; wie lange dauert; wie lange dauern; كم من الوقت سي; إلى متى سي; 什么时候重新开放; 何时重新开放; 什么时候重开; 何时重开; 还会持续多久; 会持续多久; 持续多久`,
  ],
]);

/** What a way around avoids: of a route that is a way around alone, such as by the Cape, the straits that it stands in for. */
export const avoidedBy = (corridors: readonly string[]): readonly string[] =>
  corridors.flatMap((id) => {
    const avoided = CORRIDORS.filter(
      ({ alternative, chokepointIds }) => alternative?.corridorId === id && chokepointIds.length === 1,
    );
    const isWayAround = avoided.length > 0 && corridorById(id)?.alternative === undefined;
    return isWayAround ? avoided.map((one) => one.id) : [id];
  });

/** A reader inside a sentence. */
export const READER_WORDS: Readonly<Record<Reader, string>> = {
  oil: 'refining',
  gas: 'gas supply',
  shipping: 'shipping',
  aviation: 'aviation',
  humanitarian: 'humanitarian work',
  finance: 'finance',
  food: 'food supply',
};
