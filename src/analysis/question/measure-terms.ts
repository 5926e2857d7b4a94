import { type TermTable, termsIn } from './terms.ts';
import type { Measure } from './vocabulary.ts';

/** How questions name what can be measured: English, French, Spanish, Russian, Arabic, Chinese. */
const MEASURE_TERMS: TermTable<Measure> = [
  [
    'coercivePressure',
    `coercive pressure; coercion; pression coercitive; presión coercitiva; принудительн* давлен*; силов* давлен*;
    الضغط القسري; 胁迫压力; 强制压力; zwangsdruck`,
  ],
  [
    'domesticFragility',
    `domestic fragility; internal fragility; fragile; fragility; stable; unstable; politically stable; collapse*; state failure; failed state*; failing state*; fall apart; fragilité; frágil; fragilidad; хрупк*; الهشاشة; 脆弱; fragilité intérieure; fragilité interne; fragilidad interna;
    внутренн* хрупкост*; внутренн* неустойчивост*; الهشاشة الداخلية; 国内脆弱性; 内部脆弱性; fragilität; innere fragilität`,
  ],
  [
    'capitalStress',
    `capital stress; financial stress; financial stability; financially stable; economic stress; economic stability; economically; economy; stress financier; tension* financière*; estrés financiero; финансов* стресс*;
    الضغط المالي; 资本压力; 金融压力; finanzstress; finanzielle belastung`,
  ],
  [
    'energyVulnerability',
    `energy vulnerability; energy dependence; vulnérabilité énergétique; vulnerabilidad energética;
    энергетическ* уязвимост*; هشاشة الطاقة; الهشاشة الطاقية; 能源脆弱性; energieabhängigkeit`,
  ],
  [
    'allianceCohesion',
    `alliance cohesion; cohesion of alliances; cohésion des alliances; cohésion de l'alliance; cohesión de las alianzas;
    сплочённост* союз*; تماسك التحالفات; 联盟凝聚力; 同盟凝聚力; zusammenhalt des bündnisses; bündniszusammenhalt`,
  ],
  [
    'maritimeAccess',
    `maritime access; accès maritime; acceso marítimo; морск* доступ*; الوصول البحري; 海上通道; 海上准入; seezugang`,
  ],
  [
    'energyLeverage',
    `energy leverage; levier énergétique; apalancamiento energético; энергетическ* рычаг*; نفوذ الطاقة; 能源杠杆`,
  ],
  [
    'netBalance',
    `net balance; overall balance; balance; solde net; balance neto; saldo neto; чист* баланс*; الرصيد الصافي; الميزان الصافي; 净平衡; 净余额`,
  ],
  [
    'regime',
    `regime; regimes; coercive stalemate; stressed equilibrium; escalation ladder; fragmentation risk; risk of fragmentation;
    managed de-escalation; régime; régimen; режим; النظام الإقليمي; 状态标签; 体制; change of regime; regime change; regime of`,
  ],
  [
    'base',
    `base lane; no change of course; scenario; scenarios; scénario*; escenario*; сценари*; szenario; szenarien; سيناريو; 情景`,
  ],
  ['escalation', `escalat*; escalad*; эскалац*; تصعيد; 升级; 局势升级; eskal*; eskalasyon`],
  [
    'containment',
    `containment; calmer; calm down; calms; calms down; calming down; would calm; would ease; lower the risk; lower your risk; lower the rating; reduce the risk; less risky; calm the situation; peace talk*; peace deal*; peace agreement*; truce*; negotiat*; cool down; ease tensions; defuse; de escalat*; de-escalat*; deescalat*; ceasefire; désescalade; cessez-le-feu; desescalada; contención; alto el fuego;
    деэскалац*; прекращени* огня; перемири*; احتواء; وقف إطلاق النار; تهدئة; 降级; 停火; 缓和; deeskal*; waffenruhe; waffenstillstand; eindämmung`,
  ],
  [
    'fragmentation',
    `fragmentation; break-up; state collapse; fragmentación; fragmentación; фрагментац*; распад*; تفكك; انهيار; 分裂; 崩溃`,
  ],
  [
    'corridor_state',
    `open; reopen*; usable; closed; closes; closure*; close; closing; blocked; passable; navigable; operating; shut; state; ouvert*; fermé*; fermeture; bloqué*; réouverture;
    rouvrir; abiert*; cerrad*; cierre; bloquead*; reabr*; открыт*; закрыт*; закрыти*; مفتوح; مغلق; إغلاق; مفتوحة; مغلقة; 开放; 关闭; 封闭; 畅通; 重开; offen; geöffnet; geschlossen; gesperrt; sperrung; schließung; passierbar; befahrbar; 通航`,
  ],
  [
    'transits',
    `transit*; traffic; busier; busy; ship traffic; shipping traffic; ships _ pass*; ships pass*; vessels pass*; ships _ transit*; how many ships; how many vessels; how many boats; oil tanker*; tanker*; vessel traffic;
    sailings; pétroliers; petroleros; танкер*; ناقلات النفط; 油轮;
    maritime traffic; passages; navires; trafic maritime; barcos; buques; tráfico marítimo; tránsito*; суда; судов; судоходств*; транзит*;
    سفن; السفن; حركة الملاحة; 船舶通行量; 通行量; 船只; 船舶; 航运流量; schiffe; schiffsverkehr; durchfahrten; went through; go through; pass through; passed through; oil goes through; oil passes through; oil flows through; oil moves through; how much oil passes; how much oil flows; how much oil goes; how much oil moves; oil flow*`,
  ],
  [
    'armed_force',
    `attack*; strikes; airstrike*; air strike*; clash*; fighting; violence; shelling; battle*; missile*; bombard*; attaque*; frappes; combats; ataque*; bombardeo*; combates; атак*; удар*; обстрел*; هجوم; هجمات; قتال; اشتباكات; 袭击; 攻击; 战斗; 交火; angriff*; angreifen; kämpfe; beschuss; gefechte; war; guerre; guerra; войн*; krieg*; حرب; 战争; strike; struck; military activity; military moves; military build-up; military buildup`,
  ],
  ['blockade', `blockade*; blocus; bloqueo naval; блокад*; حصار; 封锁; seeblockade*`],
  [
    'naval_presence',
    `naval presence; naval exercises; naval drill*; military drill*; drills; live-fire*; warships; navy; présence navale; marine de guerre; presencia naval; военн* корабл*;
    военно-морск*; أسطول; سفن حربية; 海军; 军舰`,
  ],
  [
    'navigational_warnings',
    `navigational warning*; attacks on shipping; attacks on ships; attacks on vessels; attacks on tankers; ships attacked; vessels attacked; ships were attacked; vessels were attacked; tankers were attacked; ships _ attacked; vessels _ attacked; any mines; there mines; mines in the strait; mined; mines reported; mines laid; sea mine*; naval mine*; minefield*; warnings to shipping; any warnings; warnings in force; warnings at sea; avis aux navigateurs; avertissements de navigation; avisos a la navegación;
    навигационн* предупрежден*; تحذيرات ملاحية; 航行警告; piracy; pirates; piraterie; piratería; пират*; قرصنة; 海盗`,
  ],
  [
    'deaths',
    `death*; deadliest; deadly; bloodiest; killed; casualt*; fatalit*; died; dead; morts; tués; victimes; décès; muert*; fallecid*; погиб*; убит*; жертв*; قتلى; القتلى; وفيات; 死亡; 伤亡; 死者; tote; todesopfer; getötet*; opfer`,
  ],
  [
    'displaced',
    `displace*; refugee*; idps; fled; flee*; déplacé*; réfugié*; desplazad*; refugiad*; беженц*; перемещённ*; نازحين; النازحون; لاجئين; اللاجئون; 流离失所; 难民; vertriebene*; flüchtling*; geflohen`,
  ],
  [
    'unrest',
    `unrest; protest*; riot*; demonstrations; instability; troubles; manifestation*; émeute*; disturbios; protesta*; беспоряд*; протест*;
    اضطرابات; احتجاجات; مظاهرات; 骚乱; 抗议; 动荡; unruhen; proteste; ausschreitung*`,
  ],
  [
    'coups',
    `coup; coups; putsch*; overthrow*; martial law; emergency rule; state of emergency; golpe de estado; golpe militar; coup d'état; coups d'état; état d'urgence; переворот*; انقلاب; 政变; 戒严; staatsstreich*; ausnahmezustand`,
  ],
  ['sanctions', `sanction*; ofac; sdn list; sancion*; санкц*; عقوبات; 制裁; sanktion*`],
  [
    'military_flights',
    `military aircraft; military aircraft fly over; military aircraft are flying over; military planes fly over; military planes are flying over; military flight*; military plane*; military jet*; fighter jet*; air force plane*; sorties; warplane*; avions militaires; aviones militares; военн* самолёт*; طائرات عسكرية; 军机; 军用飞机`,
  ],
  [
    'sirens',
    `siren*; air-raid; air raid; rocket alert*; sirène*; alerte* aérienne*; sirena*; воздушн* тревог*; сирен*; صفارات الإنذار; 警报; 防空警报`,
  ],
  [
    'gnss_interference',
    `gps; gnss; jamm*; spoof*; brouillage; interferencia* gps; глушен*; глушат; تشويش; 干扰; gps-störung*; gestört`,
  ],
  [
    'airspace',
    `airspace*; no-fly zone*; no fly zone*; notam*; notams; airlines avoid*; airlines _ avoid*; airlines reroute; airlines _ reroute; flights reroute*; overfl*; flights; to fly; fly to; fly into; flying; flight ban*; air traffic; fly over; planes; vols; vuelos; рейс*; رحلات جوية; 航班; espace* aérien*; espacio* aéreo*; воздушн* пространств*; المجال الجوي; 空域; 领空; luftraum; flüge; fliegen`,
  ],
  ['airports', `airport*; aéroport*; aeropuerto*; аэропорт*; مطار; مطارات; المطار; 机场; flughafen; flughäfen`],
  [
    'outages',
    `outage*; internet; интернет*; الإنترنت; 互联网; internet shutdown*; blackout*; coupure* internet; apagón* de internet; отключени* интернета; انقطاع الإنترنت; 断网; 网络中断; internetausfall*; internetausfälle; stromausfall*`,
  ],
  [
    'oil_price',
    `petrol price*; petrol; gasoline price*; gasoline; diesel price*; diesel; fuel price*; fuel costs; pump price*; oil price*; energy price*; energy market*; price of oil; price of crude; price of brent; brent; crude; oil; wti; prix du pétrole; prix du brut; precio del petróleo; precio del crudo; pétrole; petróleo; erdöl; ölpreis;
    цен* на нефть; нефт*; أسعار النفط; سعر النفط; 油价; 石油价格; 石油; 原油; 布伦特; preis für öl; öl; rohöl; barrel`,
  ],
  [
    'oil_imports',
    `oil import*; imports of oil; on oil; oil from; oil dependen*; dependence on oil; importations de pétrole; importaciones de petróleo; импорт* нефти; واردات النفط; 石油进口; ölimport*; oil comes; oil come; share of _ oil; share of oil; suppl* crude; suppl* oil; suppl* _ crude; suppl* _ oil; oil suppl*; crude suppl*; crude import*; imports of crude; crude from; crude comes; buy* _ oil; buy* _ crude; exposed to oil; exposed _ to oil; exposed to _ oil; exposure to oil; exposure to _ oil; rel* on oil; rel* on _ oil; dependent on _ oil; depend* on _ oil`,
  ],
  [
    'gas_price',
    `gas price*; price of gas; gas expensive; gas _ expensive; gas cheap; lng; liquefied natural gas; outlook for gas; outlook for natural gas; gnl; сжиженн* газ*; 液化天然气; flüssiggas; henry hub; prix du gaz; precio del gas; цен* на газ; أسعار الغاز; سعر الغاز; 气价; 天然气价格; gaspreis*; preis für gas; price of natural gas; natural gas price*`,
  ],
  [
    'gas_imports',
    `gas import*; shortage* of gas; gas _ shortage*; enough gas; gas in storage; gas storage; russian gas; on gas; to gas; gas from; gas suppl*; gas cut*; gas shortage*; coupure de gaz; gaz; importations de gaz; importaciones de gas; corte de gas;
    импорт* газа; поставк* газа; واردات الغاز; إمدادات الغاز; 天然气进口; 天然气供应; gasimport*; gaslieferung*; erdgas`,
  ],
  [
    'food_prices',
    `food price*; food _ expensive; food _ _ expensive; expensive food; cost of food; food costs; price of food; price of wheat; wheat price*; price of grain; grain price*; prix du blé; precio del trigo; prix alimentaires; prix des denrées; precios de los alimentos; цен* на продовольствие; أسعار الغذاء; 粮价; 食品价格; lebensmittelpreis*; weizenpreis*`,
  ],
  [
    'inflation',
    `inflation; consumer prices; inflación; инфляц*; التضخم; 通胀; 通货膨胀; inflation rate; teuerung; verbraucherpreis*; enflasyon; inflação; inflazione`,
  ],
  [
    'currency',
    `currenc*; exchange rate*; rupee; baht; zloty; forint*; ringgit; rupiah; birr; rouble*; ruble*; lira; rial; pound; peso; yuan; hryvnia; naira; monnaie; devise*; taux de change; tipo de cambio; moneda;
    рубл*; курс* валют*; валют*; гривн*; سعر الصرف; العملة; 汇率; 货币; 卢布; 卢比; wechselkurs*; währung*; euro; dollar index; yen; renminbi; 元; the dollar; us dollar; le dollar; el dólar; доллар*; الدولار; 美元`,
  ],
  [
    'equities',
    `equit*; stock market*; stocks; shares; actions boursières; bourse; acciones; bolsa; акци*; фондов* рын*; أسهم; البورصة; 股票; 股市; aktien; börse`,
  ],
  [
    'sovereign_spread',
    `sovereign spread*; default; default on; debt crisis; défaut de paiement; impago; дефолт*; التخلف عن السداد; 债务违约; bond spread*; spreads; prima de riesgo; écart de taux; спред*; فارق السندات; 利差`,
  ],
  [
    'volatility',
    `volatility; vix; volatilité; volatilidad; волатильност*; التقلب; 波动率; markets; marchés; mercados; märkte; рынк*; الأسواق; 市场`,
  ],
  ['freight', `freight*; container rates; fret; fletes; фрахт*; أسعار الشحن; 运费; frachtrat*`],
  [
    'earthquakes',
    `earthquake*; quake*; séisme*; tremblement* de terre; terremoto*; землетрясен*; زلزال; زلازل; 地震; erdbeben`,
  ],
  [
    'headlines',
    `headline*; news; titres; gros titres; noticias; titulares; новост*; заголовк*; أخبار; الأخبار; عناوين; 新闻; 头条; schlagzeile*; nachrichten; news coverage`,
  ],
  [
    'travel_advice',
    `evacuate our staff; evacuate staff; evacuate our people; pull out our staff; withdraw our staff; travel advice; safe to travel; safe to visit; travel advisor*; travel warning*; conseils aux voyageurs; recomendaciones de viaje; рекомендац* для путешеств*;
    نصائح السفر; 旅行建议; 旅行警告; reisewarnung*; reisehinweis*`,
  ],
  [
    'outbreaks',
    `disease*; outbreak*; epidemic*; pandemic*; virus; cholera; ebola; measles; mpox; avian flu; bird flu; épidémie*; maladie*; brote*; epidemia*; enfermedad*; эпидеми*; болезн*; وباء; أوبئة; 疫情; 流行病; seuche*`,
  ],
  [
    'hazards',
    `natural hazard*; drought*; sécheresse*; sequía*; засух*; جفاف; 干旱; flood*; cyclone*; wildfire*; bushfire*; forest fire*; incendie*; incendio*; лесн* пожар*; حرائق الغابات; 山火; inondation*; inundacion*; наводнен*; فيضانات; 洪水; 台风; dürre*; überschwemmung*; hochwasser; waldbrand*; waldbrände; tsunami*; storm*; hurricane*; typhoon*; volcano*; eruption*; heatwave*; heat wave*`,
  ],
  [
    'missing_inputs',
    `not know; don't you know; do you not know; unknown about; weak evidence; weakest evidence; weakest part of _ evidence; weakest part of _ picture; evidence weakest; evidence is weakest; evidence _ thin; evidence is thin; thin evidence; evidence _ weak; evidence _ weakest; evidence on _ thin; evidence on _ weak; least evidence; least certain; least sure; trust least; trust the least; least trustworthy; least reliable; blind spot*; data gap*; gaps in the data; missing data; missing input*; missing feed*; your feeds; your sources; unknowns; cannot see; can't see; can not see; don't know; uncertaint*; angles morts; données manquantes; ne savez pas; datos que faltan; no sabe*; puntos ciegos; не знаете; пробел* в данных; لا تعرف; 不知道; 缺失数据; 盲区; feeds; feeds down; feeds are down; sources down; sources are down; data sources; what is missing; out of date; stale; fehlende daten; missing; data _ missing; what _ missing; how old; old is your data; how fresh; how recent; up to date; age of your data`,
  ],
  [
    'confidence',
    `reliable is the data; reliable is your data; reliable are the data; reliable _ data; reliable _ _ data; quality of the data; quality of your data; data quality; trust the data; trust your data; data reliab*; independent; independently; one source; single source; how many sources; corroborat*; how sure; how confident; your confidence; confidence; confident; how certain; confiance; confianza; уверенност*; الثقة; 置信度; 信心; wie sicher; zuverlässigkeit; vertrauen`,
  ],
  [
    'calibration',
    `calibrat*; actually happen*; came true; come true; happen when you say; track record; how accurate; accurate; accuracy; past forecasts; your forecasts; your predictions; forecasts been; forecasts right; been right; forecasting record; how reliable; reliability; how wrong; wrong about; been wrong; were you wrong; were you right; got wrong; get wrong; got right; get right; mistaken; how good are your; how good were your; how good have your; how well do your; how well did your; how well have your; your _ forecasts; your _ _ forecasts; your _ predictions; your probabilities; your _ probabilities; come true; came true; hit rate; how often were you; how often are you; skill of; forecast skill; trust your; brier; vos prévisions; sus pronósticos; ваши прогнозы; ваших прогнозов; 你们的预测; étalonnage; calibrad*; калибровк*; دقة التوقعات; 校准; 预测记录`,
  ],
  [
    'schedule',
    `snapshot computed; snapshot of _ computed; assessment computed; when was the snapshot; when was the assessment; assessment expire*; snapshot expire*; assessment valid; snapshot valid; valid until; last update*; last assessment; latest update; newest assessment; data fresh; data current; data up to date; how fresh; how old is; out of date; next assessment; next snapshot; next update; how often do you; how often are; how often is; update frequency; when do you update; assessments made; assessment be made; snapshots made; prochaine évaluation; próxima evaluación; следующ* оценк*; التقييم القادم; 下次评估; 下一次评估; nächste bewertung`,
  ],
];

/** Measures that a text names. What opens and closes is a corridor's state only where a corridor is named. */
export const measureTermsIn = termsIn(MEASURE_TERMS);
