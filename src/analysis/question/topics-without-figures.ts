import { termsIn } from './terms.ts';

/** Topics without figures whose names hold a measure's: `cyber attacks` are no armed force. */
export const UNMEASURED_TOPICS = [
  [
    'names on sanctions lists',
    `who is sanctioned by; who was sanctioned by; who are sanctioned by; who has been sanctioned by; sanctioned by both; sanctioned person*; sanctioned people; sanctioned individual*; sanctioned compan*; sanctioned entit*; sanctioned vessel*; sanctioned ship*; on the sanctions list; on a sanctions list; personnes sanctionnées; personas sancionadas; 被制裁的人`,
  ],
  [
    'oil that passes a strait',
    `oil passes; oil normally passes; oil usually passes; oil passes through; oil normally passes through; oil usually passes through; oil that passes; oil goes through; oil normally goes through; oil flows through; oil _ flows through; oil moves through; barrels pass; barrels go through; barrels flow through; flow of oil through; oil flow through`,
  ],
  [
    'stocks of fuel',
    `days of supply; days of oil supply; days of gas supply; days of lng supply; days of fuel supply; days of oil; days of gas; days of lng; days of cover; gas storage; lng storage; fuel stock*; oil stock*; gas stock*; strategic reserve*; strategic petroleum reserve*; petroleum reserve*; oil reserves; gas reserves; stocks stratégiques; reservas estratégicas; gasspeicher*`,
  ],
  [
    'the people around a place',
    `how many people live; people live near; people live around; people live within; people living near; people living around; population near; population around; population within; population density; densely populated; combien de personnes vivent; cuántas personas viven; wie viele menschen leben; сколько людей живёт; كم عدد الناس الذين يعيشون; 多少人住`,
  ],
  [
    'events like earlier ones',
    `similar event*; similar crises; similar crisis; events like this; precedent*; happened before; historical parallel*; précédent*; precedente*; прецедент*; سابقة; 先例; präzedenzfall*`,
  ],
  ['events in their order', `timeline; time line; chronology; chronologie; cronología; хронологи*; 时间线; 年表`],
  [
    'single military aircraft',
    `which military aircraft; which military planes; which military jets; which military flights; what military aircraft; what military planes; which fighter jets; what fighter jets; which warplanes; track military aircraft; track a military; callsign*; call sign*; tail number*; quels avions militaires; qué aviones militares; какие военные самолёты; welche militärflugzeuge; 哪些军机`,
  ],
  [
    'prediction markets',
    `prediction market*; betting market*; betting odds; bookmaker*; polymarket; manifold; marchés prédictifs; mercados de predicción; рынк* предсказаний; 预测市场; prognosemärkte; wettmärkte`,
  ],
  [
    'changes of sanctions lists',
    `which sanctions did; what sanctions did; which sanctions were added; which sanctions have been added; what new sanctions; sanctions were added; sanctions have been added; added to the sanctions list; added to sanctions lists; removed from sanctions lists; delisted`,
  ],
  [
    'the mood of markets',
    `fear and greed; fear & greed; fear greed; market sentiment; investor sentiment; market mood; mood of markets; mood of the markets; risk appetite; are markets afraid; are markets nervous; are investors afraid; are investors nervous`,
  ],
  [
    'embargoes and boycotts',
    `embargo*; boycott*; trade restriction*; export ban*; import ban*; export control*; trade war*; boicot*; эмбарго; бойкот*; حظر تجاري; مقاطعة; 禁运; 抵制`,
  ],
  [
    'disruptions of ports',
    `ports are disrupted; ports are closed; disrupted ports; closed ports; port disruption*; port closure*; ports disrupted`,
  ],
  [
    'cyber attacks',
    `cyber attack*; cyberattack*; cyber strike*; cyber threat*; cyber risk*; cyber security; cybersecurity; malware; ransomware; hacking; cyberattaque*; ciberataque*; кибератак*; الهجمات السيبرانية; 网络攻击; cyberangriff*`,
  ],
  [
    'nuclear weapons',
    `nuclear war; nuclear strike*; nuclear attack*; nuclear weapon*; guerre nucléaire; guerra nuclear; ядерн* войн*; حرب نووية; 核战争; atomkrieg*`,
  ],
] as const;

/** Topics of this domain of which no feed has figures, with their English names. */
export const TOPICS_WITHOUT_FIGURES = [
  [
    'the size of armed forces',
    `soldiers; troops; army size; size of the army; tanks; soldats; effectifs; soldados; tropas; солдат*; войск*; جنود; 士兵; 军队人数`,
  ],
  [
    'nuclear weapons',
    `nuclear warhead*; warhead*; nuclear weapon*; atomic bomb*; ogives; armes nucléaires; ojivas; armas nucleares; боеголов*; ядерн* оружи*;
    رؤوس نووية; أسلحة نووية; 核弹头; 核武器; 核弹`,
  ],
  [
    'alliances of states',
    `allies; ally of; allied with; alliances of; alliés; aliados; союзник*; حلفاء; 盟友; verbündete*`,
  ],
  [
    'governments and office holders',
    `president; prime minister; chancellor; head of state; head of government; who rules; who governs; who leads; leader of; leaders of; premier ministre; président; presidente; primer ministro; президент*; премьер*; رئيس; رئيس الوزراء; 总统; 总理; 首相`,
  ],
  [
    'famine and hunger',
    `famine*; hunger; starv*; malnutrition; malnourish*; food insecur*; food security; food situation; food crisis; food shortage*; faim; hambre; hambruna*; голод*; مجاعة; الجوع; 饥荒; 饥饿`,
  ],
  [
    'decisions on oil output',
    `opec cut; cut production; cut output; cut oil production; cut oil output; raise production; raise output; raise oil production; raise oil output; production cut*; output cut*; production quota*; output quota*; oil output; oil production; crude production; baisse de production; recorte* de producción; добыч* нефти; إنتاج النفط; 石油产量; 减产; förderkürzung*; ölförderung`,
  ],
  [
    'government debt',
    `government debt; public debt; national debt; sovereign debt; debt; dette publique; deuda pública; госдолг*; الدين العام; 国债; staatsschuld*`,
  ],
  [
    'radiation',
    `radiation; radioactiv*; dose rate*; nuclear accident*; nuclear leak*; radioactivité; radiación; радиаци*; إشعاع; 辐射; strahlung*`,
  ],
  [
    'undersea cables',
    `cable; cables; câbles sous-marins; cables submarinos; подводн* кабел*; كابلات بحرية; 海底电缆; seekabel`,
  ],
  [
    'electricity supply',
    `electricity; power grid*; power supply; power cut*; power plant*; blackouts; électricité; electricidad; электричеств*; الكهرباء; 电网; stromnetz*`,
  ],
  ['elections', `election*; vote; poll; polls; scrutin; élection*; eleccion*; выбор*; انتخابات; 选举; 大选`],
  [
    'economic output',
    `gdp; gross domestic product; economic growth; pib; ввп; الناتج المحلي; الناتج المحلي الإجمالي; 国内生产总值; gdp总量`,
  ],
  [
    'population and unemployment',
    `population; unemployment; inhabitants; chômage; habitants; población; desempleo; населени*; безработиц*; عدد السكان; البطالة; 人口; 失业`,
  ],
  [
    'military budgets and trade in arms',
    `military budget*; defence budget*; defense budget*; defence spending; defense spending; military spending; military expenditure*; spend on its military; spends on its military; spend on defence; spends on defence; spend on defense; spends on defense; arms imports; arms exports; imports of arms; exports of arms; arms trade; import arms; imports arms; export arms; exports arms; budget militaire; gasto militar; военн* бюджет*; الإنفاق العسكري; 军费`,
  ],
  [
    'trade in goods by country',
    `wheat; grain; grains; maize; corn; soy; soybean*; fertiliser*; fertilizer*; rare earth*; semiconductor*; microchip*; exports of; exporter*; importer*; food import*; import food; imports of food; imports its food; imported food; trade deficit; trade balance; trade surplus; blé; céréales; trigo; зерн*; пшениц*; قمح; 小麦; 粮食进口; weizen; getreide`,
  ],
  [
    'the suppliers of a country',
    `who supplies; who supplied; which countries supply; which country supplies; gas supplier*; oil supplier*; main supplier*; biggest supplier*; largest supplier*; fournisseurs de; proveedores de; поставщик*; lieferant*`,
  ],
  [
    'decisions of central banks',
    `fed; the fed; federal reserve; central bank*; rate cut*; rate hike*; rate decision*; monetary policy; yield curve*; interest rate*; bond yield*; treasury yield*; bank of england; bank of japan; banque centrale; banques centrales; banco central; bancos centrales; центробанк*; центральн* банк*; zentralbank*; البنك المركزي; 央行; 美联储`,
  ],
  [
    'insurance of ships',
    `insurance; insurers charge; insurers ask; insured; war risk; war-risk; assurance maritime; assureurs; seguro marítimo; страхован*; تأمين; 保险; versicherung*`,
  ],
  [
    'how likely something was before',
    `did you forecast; did you predict; your last forecast; your previous forecast*; your earlier forecast*; last this likely; ever this likely; ever been this likely; last been this likely; this likely before; last this high; ever this high; ever been this high`,
  ],
  ['waiting times at ports', 'port congestion; congested; congestion; waiting times'],
  [
    'the traffic of ports',
    `ports; seaport*; port calls; port traffic; port activity; harbours; harbors; container terminal*; puertos; порты; портов; موانئ; الموانئ; 港口`,
  ],
  ['crime', `homicide*; murder rate; crime rate; criminalité; homicidios; преступност*; الجريمة; 犯罪率`],
] as const;

export type TopicWithoutFigures = (typeof TOPICS_WITHOUT_FIGURES)[number][0] | (typeof UNMEASURED_TOPICS)[number][0];

/** Operations that list what no assessment holds, with their services. */
export const LISTED_ELSEWHERE: Readonly<
  Partial<Record<TopicWithoutFigures, readonly [service: string, rpcName: string]>>
> = {
  'names on sanctions lists': ['sanctions', 'lookup-sanction-entity'],
  'single military aircraft': ['military', 'list-military-flights'],
  'oil that passes a strait': ['supply-chain', 'get-chokepoint-status'],
  'stocks of fuel': ['economic', 'get-crude-inventories'],
  'the people around a place': ['displacement', 'get-population-exposure'],
  radiation: ['radiation', 'get-radiation-summary'],
  'undersea cables': ['infrastructure', 'list-cable-warnings'],
  'government debt': ['economic', 'get-national-debt'],
  'decisions on oil output': ['intelligence', 'get-country-energy-profile'],
  'events like earlier ones': ['intelligence', 'get-similar-events'],
  'events in their order': ['intelligence', 'get-intel-timeline'],
  'prediction markets': ['prediction', 'list-prediction-markets'],
  'cyber attacks': ['cyber', 'list-cyber-threats'],
  'trade in goods by country': ['trade', 'get-food-import-dependence'],
  'how likely something was before': ['intelligence', 'list-forecasts'],
  'changes of sanctions lists': ['sanctions', 'list-sanctions-changes'],
  'the mood of markets': ['market', 'get-fear-greed-index'],
  'embargoes and boycotts': ['trade', 'get-trade-restrictions'],
  'disruptions of ports': ['supply-chain', 'list-shipping-disruptions'],
  'military budgets and trade in arms': ['military', 'get-defense-industrial-base'],
  'famine and hunger': ['trade', 'get-food-import-dependence'],
  'decisions of central banks': ['economic', 'get-us-yield-curve'],
  'waiting times at ports': ['intelligence', 'get-country-port-activity'],
  'the traffic of ports': ['intelligence', 'get-country-port-activity'],
};

export const unmeasuredTopicsIn = termsIn<TopicWithoutFigures>(UNMEASURED_TOPICS);
export const topicsWithoutFiguresIn = termsIn<TopicWithoutFigures>(TOPICS_WITHOUT_FIGURES);
