/** The subject of each kind of reports, as descriptions and evidence name it. */
export const REPORT_SUBJECTS = {
  force: 'armed force',
  posture: 'shows of military force',
  coercion: 'coercion short of force',
  blockade: 'blockades',
  protest: 'protests',
  emergency: 'emergency rule and coups',
  cooperation: 'cooperation',
} as const;
