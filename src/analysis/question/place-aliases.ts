import type { RegionId } from '../../reference/regions.ts';

/** Names of several regions are of each of them. */
const ASIA = 'Asia; Asie; Азия; آسيا; 亚洲; アジア; Asien';
const AMERICAS = 'the Americas; the American continent; las Américas; les Amériques';

/** Common names of regions that the registry does not have, `; ` between names: English, then other languages. */
export const REGION_ALIASES: Readonly<Partial<Record<RegionId, string>>> = {
  mena: `Middle East; Near East; Mideast; North Africa; Arab world; MENA; Moyen-Orient; Proche-Orient; Afrique du Nord;
    Oriente Medio; Medio Oriente; Oriente Próximo; Norte de África; Ближний Восток; Северная Африка; الشرق الأوسط;
    شمال أفريقيا; خاورمیانه; 中东; 北非; 中東; המזרח התיכון; Naher Osten; Nahen Osten; Oriente Médio; Ortadoğu; 중동`,
  'east-asia': `East Asia; Asia Pacific; Indo Pacific; Southeast Asia; South-east Asia; Asie de l’Est; Asie du Sud-Est; Asie orientale;
    Asia Oriental; Sudeste Asiático; Asia-Pacífico; Восточная Азия; Юго-Восточная Азия; شرق آسيا; جنوب شرق آسيا; 东亚; 东南亚;
    亚太; 東アジア; Ostasien; 동아시아; ${ASIA}`,
  europe: `Europe; European; EU countries; Central Asia; Europa; Европа; أوروبا; 欧洲; ヨーロッパ; 欧州; اروپا; אירופה; 유럽;
    Asie centrale; Asia Central; Центральная Азия; 中亚; آسيا الوسطى`,
  'north-america': `North America; Amérique du Nord; ${AMERICAS}; América del Norte; Norteamérica; Северная Америка; أمريكا الشمالية; 北美;
    北美洲; Nordamerika`,
  'south-asia': `South Asia; Indian subcontinent; Asie du Sud; Sur de Asia; Asia del Sur; Asia Meridional; Южная Азия; جنوب آسيا; 南亚;
    南アジア; Südasien; ${ASIA}`,
  latam: `Latin America; South America; Central America; Caribbean; Amérique latine; Amérique du Sud; América Latina; Latinoamérica;
    América del Sur; Sudamérica; Латинская Америка; Южная Америка; أمريكا اللاتينية; أمريكا الجنوبية; 拉丁美洲; 拉美; 南美;
    Lateinamerika; Südamerika; 中南米; ${AMERICAS}`,
  'sub-saharan-africa': `Africa; Sub-Saharan Africa; Afrique; Afrique subsaharienne; África; África subsahariana; Африка; أفريقيا; إفريقيا;
    非洲; アフリカ; Afrika; آفریقا; 아프리카`,
  global: `world; worldwide; the globe; globally; monde; mundo; мир; мире; العالم; 世界; 全球; Welt`,
};

/** Names of corridors in other languages, and short ones that the registry does not have. */
export const CORRIDOR_ALIASES: Readonly<Record<string, string>> = {
  hormuz_strait: `détroit d’Ormuz; Ormuz; Estrecho de Ormuz; Ормузский пролив; Ормуз; مضيق هرمز; هرمز; تنگه هرمز; 霍尔木兹海峡;
    霍尔木兹; ホルムズ海峡; Straße von Hormus; Straße von Hormuz; Hormus; Stretto di Hormuz; Estreito de Ormuz; מצר הורמוז; Hürmüz; 호르무즈`,
  bab_el_mandeb: `Bab al-Mandab; Bab el Mandab; Bab al Mandeb; Bab-el-Mandeb; Mandeb; Баб-эль-Мандеб; Баб-эль-Мандебский пролив;
    باب المندب; 曼德海峡; バブ・エル・マンデブ`,
  suez: `canal de Suez; Suez; Canal de Suez; Суэцкий канал; Суэц; قناة السويس; السويس; 苏伊士运河; 苏伊士; スエズ運河; Suezkanal; Canale di Suez; Canal do Suez;
    Sueskanal; کانال سوئز; תעלת סואץ; 수에즈`,
  red_sea: `mer Rouge; Mar Rojo; Красное море; البحر الأحمر; 红海; 紅海; Rotes Meer; Rote Meer; Roten Meer; Mar Vermelho; Morze Czerwone; دریای سرخ;
    ים סוף; Kızıldeniz; 홍해`,
  panama: `canal de Panama; Canal de Panamá; Панамский канал; قناة بنما; 巴拿马运河; パナマ運河; Panamakanal; Canal do Panamá`,
  bosphorus: `Bosphorus; Bosporus; Bosphorus Strait; Dardanelles; Turkish Strait; détroits turcs; Bosphore; Bósforo; Estrechos turcos;
    Босфор; Дарданеллы; البوسفور; 博斯普鲁斯海峡; 土耳其海峡; İstanbul Boğazı`,
  taiwan_strait: `blockade of Taiwan; Taiwan blockade; blockaded Taiwan; blockading Taiwan; détroit de Taïwan; Estrecho de Taiwán; Тайваньский пролив; مضيق تايوان; 台湾海峡; 臺灣海峽; 台海; 台湾海峡;
    Taiwanstraße; 대만해협`,
  malacca_strait: `Malacca Strait; Straits of Malacca; détroit de Malacca; Estrecho de Malaca; Малаккский пролив; مضيق ملقا; 马六甲海峡;
    マラッカ海峡`,
  gibraltar: `Gibraltar Strait; détroit de Gibraltar; Estrecho de Gibraltar; Гибралтарский пролив; مضيق جبل طارق; 直布罗陀海峡`,
  kerch_strait: `Strait of Kerch; détroit de Kertch; Estrecho de Kerch; Керченский пролив; مضيق كيرتش; 刻赤海峡; Керченська протока`,
  oresund: `Oresund; Øresund; Danish Strait; détroits danois; Estrechos daneses; Датские проливы; Эресунн; 丹麦海峡`,
  dover_strait: `Dover Strait; pas de Calais; Estrecho de Dover; 多佛尔海峡`,
  luzon_strait: 'détroit de Luçon; Estrecho de Luzón; 吕宋海峡; Bashi Channel; 巴士海峡',
  korea_strait: 'Tsushima Strait; détroit de Corée; Estrecho de Corea; Корейский пролив; 朝鲜海峡; 対馬海峡',
  cape_of_good_hope: `Cape route; the Cape; via the Cape; around Africa; round Africa; around the south of Africa; cap de Bonne-Espérance; Cabo de Buena Esperanza; мыс Доброй Надежды;
    رأس الرجاء الصالح; 好望角`,
  magellan_strait: 'Magellan Strait; détroit de Magellan; Estrecho de Magallanes; Магелланов пролив; 麦哲伦海峡',
  bering_strait: 'détroit de Béring; Estrecho de Bering; Берингов пролив; 白令海峡',
};

/** Names of theaters in other languages; only of those that questions name. */
export const THEATER_ALIASES: Readonly<Record<string, string>> = {
  gulf: `Persian Gulf; Arabian Gulf; Gulf states; golfe Persique; Golfo Pérsico; pays du Golfe; Персидский залив; الخليج;
    الخليج العربي; خلیج فارس; 波斯湾; 海湾地区; ペルシャ湾; Persischer Golf; Persischen Golf; המפרץ הפרסי`,
  levant: 'the Levant; Levante; Левант; بلاد الشام; 黎凡特',
  sahel: 'the Sahel; Сахель; منطقة الساحل; 萨赫勒',
  'south-china-sea': `mer de Chine méridionale; Mar de China Meridional; Mar del Sur de China; Южно-Китайское море; بحر الصين الجنوبي;
    南海; 南中国海; 南シナ海; Südchinesisches Meer; Südchinesischen Meer; Mar da China Meridional; 남중국해`,
  'korean-peninsula':
    'péninsule coréenne; Península de Corea; Корейский полуостров; شبه الجزيرة الكورية; 朝鲜半岛; 한반도',
  caucasus: 'Caucasus; Caucase; Cáucaso; Южный Кавказ; Кавказ; القوقاز; 高加索',
  balkans: 'Balkans; the Balkans; Balcanes; Балканы; البلقان; 巴尔干',
  'eastern-mediterranean':
    'eastern Med; Méditerranée orientale; Mediterráneo oriental; Восточное Средиземноморье; شرق المتوسط; 东地中海',
  horn: 'Corne de l’Afrique; Cuerno de África; Африканский Рог; القرن الأفريقي; 非洲之角',
  'great-lakes': 'Great Lakes region; Grands Lacs; Grandes Lagos; Район Великих озёр; منطقة البحيرات الكبرى',
  'lake-chad': 'Lake Chad basin; bassin du lac Tchad',
  'west-africa': 'Afrique de l’Ouest; África Occidental; Западная Африка; غرب أفريقيا; 西非',
  'southern-africa': 'Afrique australe; África austral; Южная часть Африки; 南部非洲',
  'central-america': 'Amérique centrale; América Central; Centroamérica; Центральная Америка; أمريكا الوسطى; 中美洲',
};

/** Names of actors in other languages. */
export const ACTOR_ALIASES: Readonly<Record<string, string>> = {
  'group:houthis':
    'Houthistes; Houthis; hutíes; Хуситы; хуситов; хуситами; الحوثيون; الحوثيين; الحوثي; 胡塞; 胡塞武装; حوثی‌ها; החות׳ים; Huthi',
  'group:hezbollah': 'Hezbolá; Хезболла; حزب الله; 真主党; חיזבאללה; Hisbollah',
  'group:hamas': 'Hamás; ХАМАС; حماس; 哈马斯; חמאס',
  'group:taliban': 'Talibans; talibanes; Талибан; талибы; طالبان; 塔利班',
  'group:islamic-state': 'État islamique; Estado Islámico; Исламское государство; داعش; 伊斯兰国',
  'group:al-shabaab': 'Shebab; Аш-Шабаб; حركة الشباب; 青年党',
  'group:rsf': 'Forces de soutien rapide; Fuerzas de Apoyo Rápido; الدعم السريع; 快速支援部队',
  'group:pkk': 'РПК; حزب العمال الكردستاني; 库尔德工人党',
  'org:nato': 'OTAN; НАТО; الناتو; حلف شمال الأطلسي; 北约; ناتو; נאט״ו',
  'org:eu':
    'Union européenne; Unión Europea; Европейский союз; Евросоюз; الاتحاد الأوروبي; 欧盟; 欧洲联盟; União Europeia; Europäische Union',
  'org:un': 'ONU; ООН; الأمم المتحدة; 联合国; Nations unies; Naciones Unidas; Vereinte Nationen',
  'org:opec': 'OPEP; ОПЕК; أوبك; 欧佩克',
};

/** Names of a country that neither the registry nor the runtime has. */
export const COUNTRY_ALIASES_ABROAD: Readonly<Record<string, string>> = {
  US: 'États-Unis; Etats-Unis; USA; EE. UU.; EEUU; Estados Unidos; США; Америка; أمريكا; امريكا; 美国; 美國; 미국',
  GB: 'Grande-Bretagne; Gran Bretaña; Великобритания; Англия; بريطانيا; 英国; Großbritannien',
  RU: 'Россия; РФ; روسيا; 俄罗斯; 俄国',
  KP: 'Corée du Nord; Corea del Norte; Северная Корея; КНДР; كوريا الشمالية; 朝鲜; 北韩; Nordkorea',
  KR: 'Corée du Sud; Corea del Sur; Южная Корея; كوريا الجنوبية; 韩国; Südkorea',
  MD: 'Молдавия; Moldavie; Moldavia',
  BY: 'Белоруссия; Biélorussie; Bielorrusia; Weißrussland',
  MM: 'Birmanie; Birmania; Бирма; بورما; 缅甸',
  TR: 'Turquie; Turquía; Турция; تركيا; 土耳其; Turkiye',
  PS: 'Palestine; Palestina; Gaza; Палестина; Газа; فلسطين; غزة; 巴勒斯坦; 加沙; Cisjordanie; Cisjordania',
  CD: 'RDC; Congo-Kinshasa; ДР Конго; الكونغو الديمقراطية; 刚果金',
  AE: 'EAU; Émirats; Emiratos; ОАЭ; الإمارات; 阿联酋',
  SA: 'Arabie saoudite; Arabia Saudita; Arabia Saudí; Саудовская Аравия; السعودية; 沙特; 沙特阿拉伯',
  TW: '台湾; 臺灣; Тайвань; تايوان',
};
