import { portId, SEA_NODES } from './sea-nodes.ts';

/** Ways between nodes, in chains: each is next to the one before. Ports are written with a capital. */
const CHAINS = [
  // North Sea and Baltic.
  'Saint_Petersburg gulf_of_finland gotland bornholm oresund skagen skagerrak north_sea dover_strait',
  'Helsinki gulf_of_finland Tallinn; Riga gotland Klaipeda bornholm Gdansk gotland; Klaipeda Gdansk; Gothenburg skagen Aarhus oresund Gothenburg',
  'skagerrak german_bight Hamburg; german_bight Rotterdam dover_strait; german_bight north_sea; Antwerp dover_strait London; Antwerp Rotterdam London',
  'skagerrak norway_sw Bergen stad lofoten north_cape Murmansk; norway_sw stad; norway_sw pentland grand_banks; norway_sw north_sea humber Rotterdam; pentland north_sea',
  'dover_strait Le_Havre ushant finisterre; dover_strait ushant fastnet grand_banks; ushant st_georges Dublin; st_georges fastnet; ushant azores_n grand_banks',
  'ushant azores_s; fastnet azores_n; ushant grand_banks; finisterre Lisbon st_vincent gibraltar; finisterre azores_s bermuda_n; gibraltar azores_s grand_banks',
  // Mediterranean and Black Sea.
  'st_vincent Tanger_Med gibraltar Algeciras cabo_gata; gibraltar Tanger_Med; gibraltar cabo_gata palos Valencia Marseille; gibraltar cabo_gata Algiers cape_bon; cabo_gata cape_bon',
  'cabo_gata Marseille hyeres Genoa bonifacio cape_bon; Marseille bonifacio; Tunis cape_bon sicily_s crete_s port_said; Marsaxlokk sicily_s Tripoli; Tripoli crete_s; Genoa bonifacio messina',
  'sicily_s matapan kythira; sicily_s port_said; messina matapan; messina crete_s; messina otranto; sicily_s otranto Trieste; otranto Rijeka; Koper Trieste; otranto matapan; otranto crete_s',
  'matapan crete_s; kythira crete_s; kythira Piraeus aegean dardanelles Ambarli bosphorus; kythira aegean; crete_s aegean; crete_s dardanelles; kythira port_said; crete_s Alexandria port_said',
  'port_said Limassol Beirut Latakia; port_said Haifa Beirut; Limassol Haifa; Limassol crete_s; Latakia Limassol; port_said Beirut; Limassol kasos; port_said kasos ikaria dardanelles; Alexandria kasos; ikaria Piraeus',
  'bosphorus Constanta Odesa; bosphorus Varna Constanta; bosphorus Odesa; bosphorus Novorossiysk kerch_strait bosphorus; bosphorus Poti Novorossiysk',
  // Red Sea, Gulf, Indian Ocean.
  'port_said suez suez_s red_sea_n red_sea red_sea_s bab_el_mandeb aden_gulf guardafui; red_sea_n Aqaba; red_sea Jeddah; red_sea Port_Sudan; bab_el_mandeb Djibouti aden_gulf Aden',
  'bab_el_mandeb Aden; aden_gulf arabian_sea Mumbai; aden_gulf fartak madrakah ras_al_hadd; madrakah Karachi; fartak arabian_sea; guardafui ras_al_hadd oman_gulf hormuz_strait gulf_w gulf_mid gulf_n; guardafui Mumbai; guardafui Karachi',
  'Karachi ras_al_hadd; oman_gulf Karachi Mumbai; ras_al_hadd Mumbai goa calicut comorin; ras_al_hadd arabian_sea; ras_al_hadd comorin; oman_gulf Sohar hormuz_strait Bandar_Abbas gulf_w',
  'gulf_w Jebel_Ali hormuz_strait; gulf_mid Ras_Laffan gulf_w; gulf_mid Ras_Tanura Khalifa_bin_Salman gulf_mid; gulf_n Shuaiba Basra gulf_n; gulf_n Ras_Tanura',
  'guardafui dondra; guardafui comorin dondra Colombo comorin; guardafui seychelles; dondra rondo malacca_n Port_Klang malacca_strait Singapore singapore_strait horsburgh; malacca_n malacca_strait',
  'dondra batticaloa Chennai bengal Chattogram; dondra bengal; rondo bengal Yangon rondo; rondo Chennai; malacca_strait singapore_strait; comorin seychelles Mombasa Dar_es_Salaam comores mozambique',
  'guardafui hafun merca Mombasa; ras_al_hadd hafun seychelles; ras_al_hadd seychelles comores; seychelles mascarene; mozambique Maputo st_lucia natal Durban; mozambique natal algoa agulhas; Durban algoa; agulhas cape_of_good_hope Cape_Town',
  'hafun comores; mascarene madagascar_s agulhas; madagascar_s natal; mascarene sunda_strait; mascarene rondo; mascarene dondra; madagascar_s sunda_strait; madagascar_s rondo; agulhas leeuwin; agulhas sunda_strait',
  'agulhas Fremantle; mascarene leeuwin; seychelles dondra; comorin madagascar_s; Mumbai madagascar_s; madagascar_s leeuwin',
  // South-East and East Asia.
  'horsburgh vietnam_se paracels_e Hong_Kong Shenzhen taiwan_strait; horsburgh camau Laem_Chabang Sihanoukville camau Ho_Chi_Minh_City vietnam_se; horsburgh Ho_Chi_Minh_City',
  'paracels_e taiwan_s Kaohsiung taiwan_strait taiwan_n yangtze Shanghai; vietnam_se Hong_Kong; vietnam_se hainan_e Hong_Kong; paracels_e Manila; vietnam_se taiwan_s; vietnam_se Manila',
  'taiwan_s luzon_strait osumi; taiwan_strait Shanghai; taiwan_s taiwan_strait; Hong_Kong taiwan_strait; Hong_Kong taiwan_s; Hong_Kong luzon_strait; Hong_Kong Manila bolinao luzon_strait; Hong_Kong Kaohsiung',
  'yangtze shandong bohai_strait Tianjin; Shanghai shandong; yangtze korea_strait Busan; taiwan_n korea_strait; taiwan_n kyushu_sw osumi kuroshio izu Yokohama; yangtze kyushu_sw korea_strait; shandong korea_strait',
  'Busan Vladivostok tsugaru_strait; korea_strait tsugaru_strait hokkaido_e; Busan tsugaru_strait; yangtze osumi; luzon_strait kuroshio; tsugaru_strait sanriku izu; sanriku hokkaido_e; taiwan_s osumi; taiwan_n osumi',
  'horsburgh balabac_strait surigao; Manila mindoro_strait makassar_n; mindoro_strait balabac_strait; horsburgh java_sea makassar_strait; sunda_strait Jakarta java_sea lombok_strait; singapore_strait java_sea; horsburgh sunda_strait',
  'lombok_strait makassar_strait makassar_n celebes mindanao_se surigao luzon_strait; surigao kuroshio; surigao osumi; ombai_strait wetar arafura torres_strait torres_e coral_sea; ombai_strait celebes; lombok_strait mascarene',
  'lombok_strait north_west_cape shark_bay Fremantle leeuwin; lombok_strait Port_Hedland north_west_cape; Port_Hedland ombai_strait; sunda_strait Fremantle; sunda_strait north_west_cape; sunda_strait dondra; lombok_strait dondra; wetar Port_Hedland',
  'java_sea wetar; lombok_strait ombai_strait; sunda_strait enggano siberut rondo; dondra leeuwin; dondra Fremantle; rondo Fremantle; arabian_sea leeuwin; guardafui leeuwin; aden_gulf dondra',
  // Australia and the Pacific.
  'leeuwin Melbourne bass_strait tasman Sydney byron brisbane_e coral_sea; leeuwin bass_strait; Melbourne tasman; tasman Auckland new_zealand_n; Sydney new_zealand_n Auckland; brisbane_e new_zealand_n',
  'coral_sea surigao; coral_sea osumi; coral_sea kuroshio; brisbane_e izu; coral_sea luzon_strait; new_zealand_n izu; Auckland punta_mala; Auckland horn; Auckland Los_Angeles; Sydney Los_Angeles; Auckland hawaii_n; hawaii_n izu',
  'izu aleutians unimak juan_de_fuca Vancouver; hokkaido_e aleutians; hokkaido_e unimak; unimak San_Francisco; aleutians juan_de_fuca; juan_de_fuca mendocino San_Francisco conception Los_Angeles cabo_lucas corrientes Manzanillo tehuantepec',
  'aleutians San_Francisco; hokkaido_e San_Francisco; izu San_Francisco; unimak conception; cabo_lucas tehuantepec panama_w punta_mala panama_s panama panama_n Colon; conception cabo_lucas; corrientes tehuantepec; hawaii_n Los_Angeles',
  'hawaii_n San_Francisco; hawaii_n punta_mala; izu hawaii_n; cabo_lucas izu; punta_mala galapagos Guayaquil parinas Callao San_Antonio chiloe magellan_w magellan_strait falklands; galapagos parinas; Callao chiloe; magellan_w horn falklands rio_plata; San_Antonio parinas',
  'magellan_strait rio_plata; magellan_w San_Francisco; magellan_w Los_Angeles; magellan_w cabo_lucas; San_Antonio cabo_lucas; Callao cabo_lucas',
  // Atlantic.
  'cape_of_good_hope dakar_w canaries finisterre; cape_of_good_hope namibia_w Luanda gabon_w Douala Lagos Tema three_points Abidjan palmas guinea_w dakar_w Dakar; cape_of_good_hope palmas; Walvis_Bay namibia_w; Walvis_Bay namibia_w gabon_w Lagos; three_points palmas; Luanda palmas',
  'canaries st_vincent; canaries Tanger_Med; canaries gibraltar; dakar_w finisterre; dakar_w cabo_branco cabo_frio Santos rio_plata Buenos_Aires Montevideo; canaries cabo_branco; cabo_frio rio_plata; cabo_frio cape_of_good_hope; cabo_frio agulhas',
  'cabo_branco leeward; cabo_branco New_York; cape_of_good_hope cabo_branco; cape_of_good_hope New_York; cape_of_good_hope leeward; rio_plata cape_of_good_hope; cape_of_good_hope rio_plata; dakar_w leeward; dakar_w New_York; rio_plata Montevideo',
  'grand_banks nova_scotia New_York; nova_scotia Halifax grand_banks; grand_banks New_York; New_York hatteras bahamas_ne florida; hatteras florida; New_York bermuda_n; New_York mona_n mona_passage panama_n; New_York windward_n windward_passage jamaica_sw panama_n',
  'windward_passage Kingston panama_n; windward_passage panama_n; hatteras windward_n; bermuda_n mona_n; mona_passage Puerto_Cabello; mona_passage Cartagena panama_n; Caucedo mona_passage; leeward mona_passage; leeward Puerto_Cabello; bermuda_n leeward',
  'florida florida_w Houston Veracruz; florida Havana florida_w New_Orleans; Havana yucatan_channel; yucatan_channel Houston; yucatan_channel New_Orleans; yucatan_channel Veracruz; florida_w yucatan_channel panama_n; New_Orleans Houston',
  'azores_s mona_n; azores_s windward_n; azores_n windward_n; azores_s leeward; azores_s bahamas_ne; azores_n bahamas_ne; azores_n New_York; azores_s New_York; canaries leeward; leeward windward_n old_bahama florida; Caucedo panama_n; cabo_branco leeward',
];

export type Leg = readonly [from: string, to: string];

const KNOWN = new Set(SEA_NODES.map(({ id }) => id));

/** Pairs of neighbours, each once. */
export const SEA_LEGS: readonly Leg[] = [
  ...new Map(
    CHAINS.flatMap((line) => line.split('; ')).flatMap((chain) => {
      const nodes = chain.split(' ').map(nodeOf);
      return nodes.slice(1).map((to, n): [string, Leg] => {
        const leg: Leg = (nodes[n] ?? '') < to ? [nodes[n] ?? '', to] : [to, nodes[n] ?? ''];
        return [leg.join(' '), leg];
      });
    }),
  ).values(),
];

/** @throws RangeError on a name that no node has */
function nodeOf(name: string): string {
  const id = /^[A-Z]/.test(name) ? portId(name.replaceAll('_', ' ')) : name;
  if (!KNOWN.has(id)) throw new RangeError(`no node of the sea graph is called ${name}`);
  return id;
}
