export type NewsKind =
  | 'force'
  | 'blockade'
  | 'posture'
  | 'coercion'
  | 'protest'
  | 'emergency'
  | 'coup'
  | 'cooperation'
  | 'treaty'
  | 'rupture'
  | 'background';

interface NewsCode {
  readonly code: string;
  /** Goldstein scale of the code. */
  readonly goldstein: number;
  readonly weight: number;
}

interface NewsKindProfile {
  /** Share of an export's rows; of the size of the recorded exports of 2015 to 2018. */
  readonly share: number;
  readonly tone: number;
  /** CAMEO roles that do it and that it is done to. */
  readonly roles: readonly [doer: string, target: string];
  /** Share of the rows whose other side is another state. */
  readonly abroad: number;
  readonly codes: readonly NewsCode[];
}

const code = (name: string, goldstein: number, weight: number): NewsCode => ({ code: name, goldstein, weight });

export const NEWS_KINDS: Readonly<Record<NewsKind, NewsKindProfile>> = {
  force: {
    share: 0.1,
    tone: -6,
    roles: ['MIL', 'CVL'],
    abroad: 0.15,
    codes: [
      code('190', -10, 50),
      code('193', -10, 25),
      code('180', -9, 8),
      code('181', -9, 4),
      code('182', -9.5, 4),
      code('183', -10, 1),
      code('186', -10, 2),
      code('192', -9.5, 4),
      code('194', -10, 2),
      code('195', -10, 2),
      code('191', -9.5, 0.4),
    ],
  },
  blockade: { share: 0, tone: -6, roles: ['MIL', 'GOV'], abroad: 1, codes: [code('191', -9.5, 1)] },
  posture: {
    share: 0.008,
    tone: -3,
    roles: ['MIL', 'MIL'],
    abroad: 0.6,
    codes: [code('150', -7.2, 5), code('152', -7.2, 2), code('153', -7.2, 1), code('154', -7.2, 4)],
  },
  coercion: {
    share: 0.054,
    tone: -5,
    roles: ['COP', 'CVL'],
    abroad: 0.12,
    codes: [
      code('173', -5, 70),
      code('172', -5, 14),
      code('171', -9.2, 4),
      code('174', -5, 5),
      code('175', -9, 3),
      code('1711', -9.2, 4),
    ],
  },
  protest: {
    share: 0.011,
    tone: -3,
    roles: ['OPP', 'GOV'],
    abroad: 0.05,
    codes: [code('141', -6.5, 12), code('140', -6.5, 2), code('143', -6.5, 2), code('145', -7.5, 2)],
  },
  emergency: {
    share: 0.0004,
    tone: -4,
    roles: ['GOV', 'CVL'],
    abroad: 0,
    codes: [code('1722', -5, 1), code('1723', -5, 4), code('1724', -5, 5)],
  },
  coup: { share: 0, tone: -7, roles: ['MIL', 'GOV'], abroad: 0, codes: [code('173', -5, 3), code('192', -9.5, 1)] },
  cooperation: {
    share: 0.38,
    tone: 1,
    roles: ['GOV', 'GOV'],
    abroad: 0.35,
    codes: [
      code('042', 1.9, 25),
      code('043', 2.8, 25),
      code('040', 1, 20),
      code('036', 4, 12),
      code('046', 7, 8),
      code('051', 3.4, 12),
      code('050', 3.5, 4),
      code('057', 8, 3),
      code('061', 6.4, 4),
      code('060', 6, 3),
      code('030', 4, 6),
    ],
  },
  treaty: {
    share: 0,
    tone: 2,
    roles: ['GOV', 'GOV'],
    abroad: 1,
    codes: [code('057', 8, 5), code('062', 7.4, 2), code('074', 8.5, 1)],
  },
  rupture: { share: 0, tone: -4, roles: ['GOV', 'GOV'], abroad: 1, codes: [code('160', -4, 2), code('161', -4, 1)] },
  background: {
    share: 0.447,
    tone: -1,
    roles: ['GOV', 'CVL'],
    abroad: 0.2,
    codes: [
      code('010', 0, 33),
      code('012', -0.4, 4),
      code('020', 3, 16),
      code('070', 7, 7),
      code('080', 5, 8),
      code('090', -2, 5),
      code('100', -5, 3),
      code('111', -2, 7),
      code('112', -2, 12),
      code('120', -4, 5),
      code('130', -4.4, 3),
      code('160', -4, 2),
    ],
  },
};
