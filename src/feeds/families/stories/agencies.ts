/** News agencies, whose text many outlets print: their domains, and the names by which a title or a source credits them. */
const ROWS: readonly (readonly [lineage: string, domains: string, names: string])[] = [
  ['reuters', 'reuters.com reuters.co.uk thomsonreuters.com', 'Reuters'],
  ['ap', 'apnews.com ap.org', 'AP; AP News; Associated Press; The Associated Press'],
  ['afp', 'afp.com', 'AFP; Agence France-Presse'],
  ['bloomberg', 'bloomberg.com', 'Bloomberg; Bloomberg News'],
  ['upi', 'upi.com', 'UPI; United Press International'],
  ['dpa', 'dpa.com dpa-international.com', 'dpa; DPA'],
  ['efe', 'efe.com', 'EFE; Agencia EFE'],
  ['ansa', 'ansa.it', 'ANSA'],
  ['tass', 'tass.com tass.ru', 'TASS; ITAR-TASS'],
  ['interfax', 'interfax.com interfax.ru', 'Interfax'],
  ['ria', 'ria.ru sputniknews.com sputnikglobe.com', 'RIA Novosti; Sputnik'],
  ['xinhua', 'xinhuanet.com news.cn xinhua-news.com', 'Xinhua; Xinhua News Agency'],
  ['kyodo', 'kyodonews.net kyodonews.jp', 'Kyodo; Kyodo News'],
  ['yonhap', 'yna.co.kr yonhapnews.co.kr', 'Yonhap; Yonhap News Agency'],
  ['kcna', 'kcna.kp', 'KCNA'],
  ['pti', 'ptinews.com', 'PTI; Press Trust of India'],
  ['ani', 'aninews.in', 'ANI; Asian News International'],
  ['ians', 'ians.in', 'IANS'],
  ['app', 'app.com.pk', 'Associated Press of Pakistan'],
  ['anadolu', 'aa.com.tr', 'Anadolu; Anadolu Agency'],
  ['irna', 'irna.ir', 'IRNA'],
  ['mehr', 'mehrnews.com', 'Mehr; Mehr News Agency'],
  ['tasnim', 'tasnimnews.com', 'Tasnim; Tasnim News Agency'],
  ['fars', 'farsnews.ir', 'Fars; Fars News Agency'],
  ['spa', 'spa.gov.sa', 'Saudi Press Agency'],
  ['wam', 'wam.ae', 'WAM; Emirates News Agency'],
  ['kuna', 'kuna.net.kw', 'KUNA; Kuwait News Agency'],
  ['qna', 'qna.org.qa', 'QNA; Qatar News Agency'],
  ['bna', 'bna.bh', 'BNA; Bahrain News Agency'],
  ['ukrinform', 'ukrinform.net ukrinform.ua', 'Ukrinform'],
];

/** Lineage of an agency by its registrable domain. */
export const AGENCIES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([lineage, domains]) => domains.split(' ').map((domain) => [domain, lineage] as const)),
);

const LINEAGES: ReadonlySet<string> = new Set(ROWS.map(([lineage]) => lineage));

export function isAgency(lineage: string): boolean {
  return LINEAGES.has(lineage);
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([lineage, , names]) => names.split(';').map((name) => [name.trim().toLowerCase(), lineage] as const)),
);

/** The agency of exactly this name, whatever its case. */
export function agencyOfName(name: string): string | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}

/**
 * The agency that a title credits: in brackets anywhere, or after the last dash or bar. A title that merely names an
 * agency credits none.
 */
export function creditedAgency(title: string): string | undefined {
  for (const [, name = ''] of title.matchAll(/[([]([^()[\]]{2,40})[)\]]/g)) {
    const agency = agencyOfName(name.replace(/^(by|source|via):?\s+/i, ''));
    if (agency !== undefined) return agency;
  }
  const [, last = ''] = /\s[-–—|]\s*([^-–—|]{2,40})$/.exec(title) ?? [];
  return agencyOfName(last);
}
