import type { RegionalSnapshot } from './regional-snapshot.ts';

const cited = (text: string, ...evidenceIds: string[]) => ({ text, evidenceIds });

/** An invented snapshot that shows every field; for the documentation only. */
export const REGIONAL_SNAPSHOT_EXAMPLE: RegionalSnapshot = {
  regionId: 'mena',
  generatedAt: 1_780_300_800_000,
  meta: {
    snapshotId: '6f1c0b7e9a3d4c52',
    modelVersion: 'm1',
    scoringVersion: 's1',
    geographyVersion: 'g1',
    snapshotConfidence: 0.61,
    missingInputs: ['mobility'],
    staleInputs: [],
    validUntil: 1_780_324_200_000,
    triggerReason: 'scheduled_6h',
    narrativeProvider: 'builtin',
    narrativeModel: 'template-1',
  },
  regime: {
    label: 'coercive_stalemate',
    previousLabel: 'stressed_equilibrium',
    transitionedAt: 1_780_106_400_000,
    transitionDriver: 'coercivePressure',
  },
  balance: {
    coercivePressure: 0.42,
    domesticFragility: 0.31,
    capitalStress: 0.2,
    energyVulnerability: 0.35,
    allianceCohesion: 0.5,
    maritimeAccess: 0.46,
    energyLeverage: 0.58,
    netBalance: 0.19333333333333336,
    pressures: [
      {
        axis: 'coercivePressure',
        description: 'Reports of armed force above their norm',
        magnitude: 0.42,
        evidenceIds: ['e2'],
        orientation: 'pressure',
      },
    ],
    buffers: [
      {
        axis: 'maritimeAccess',
        description: 'Bab el-Mandeb restricted: 0.08 of 0.20 lost',
        magnitude: 0.46,
        evidenceIds: ['e1'],
        orientation: 'buffer',
      },
    ],
  },
  actors: [
    {
      actorId: 'yemen-houthi',
      name: 'Houthi movement',
      role: 'aggressor',
      leverageDomains: ['maritime', 'military'],
      leverageScore: 0.55,
      delta: 0.04,
      evidenceIds: ['e1', 'e2'],
    },
  ],
  leverageEdges: [
    {
      fromActorId: 'yemen-houthi',
      toActorId: 'egypt',
      mechanism: 'naval_posture',
      strength: 0.4,
      evidenceIds: ['e1'],
    },
  ],
  scenarioSets: [
    {
      horizon: '7d',
      lanes: [
        {
          name: 'base',
          probability: 0.75,
          triggerIds: [],
          consequences: ['Transits stay near their present level'],
          transmissions: [],
        },
        {
          name: 'escalation',
          probability: 0.125,
          triggerIds: ['bab-el-mandeb-closure'],
          consequences: ['Container rerouting around the Cape grows'],
          transmissions: [],
        },
        { name: 'containment', probability: 0.0625, triggerIds: [], consequences: [], transmissions: [] },
        { name: 'fragmentation', probability: 0.0625, triggerIds: [], consequences: [], transmissions: [] },
      ],
    },
  ],
  transmissionPaths: [
    {
      start: 'bab_el_mandeb',
      mechanism: 'rerouting',
      end: 'container freight',
      severity: 'high',
      corridorId: 'red-sea',
      confidence: 0.6,
      latencyHours: 336,
      impactedAssetClass: 'container',
      impactedRegions: ['europe', 'mena'],
      magnitudeLow: 400,
      magnitudeHigh: 1_900,
      magnitudeUnit: 'usd_teu',
      templateId: 'red-sea-rerouting',
      templateVersion: '1',
    },
  ],
  triggers: {
    active: [
      {
        id: 'bab-el-mandeb-closure',
        description:
          'Bab el-Mandeb: transits below 70% of the seasonal norm, over 7 days or on a day of a stop by force',
        threshold: {
          metric: 'transits_total',
          operator: 'lt',
          value: 0.5,
          windowMinutes: 10_080,
          baseline: 'trailing_30d',
        },
        activated: true,
        activatedAt: 1_780_106_400_000,
        scenarioLane: 'escalation',
        evidenceIds: ['e1'],
      },
    ],
    watching: [],
    dormant: [],
  },
  mobility: {
    airspace: [{ airspaceId: 'OYSC', status: 'restricted', reason: 'Conflict zone advisory' }],
    flightCorridors: [{ corridor: 'red-sea-air', stressLevel: 0.2, reroutedFlights24h: 14 }],
    airports: [{ icao: 'OYSN', name: 'Sanaa', status: 'closed', disruptionReason: 'Runway damaged' }],
    rerouteIntensity: 0.2,
    notamClosures: ['A0123/26'],
  },
  evidence: [
    {
      id: 'e1',
      type: 'chokepoint_status',
      source: 'PortWatch',
      summary:
        'Bab el-Mandeb: 33 transits per day in the week to 24 May 2026, 54% below the seasonal norm of 72. Corridor restricted.',
      confidence: 0.9,
      observedAt: 1_780_185_600_000,
      theater: 'red-sea',
      corridor: 'red-sea',
    },
    {
      id: 'e2',
      type: 'news_headline',
      source: 'GDELT',
      summary: 'Yemen: 12 distinct reports of armed force in 3 days from 5 outlets; 3.1 expected.',
      confidence: 0.5,
      observedAt: 1_780_272_000_000,
      theater: 'red-sea',
      corridor: '',
    },
  ],
  narrative: {
    situation: cited('Transits through Bab el-Mandeb stand at 46 % of their norm.', 'e1'),
    balanceAssessment: cited('Maritime access is the weakest buffer.', 'e1'),
    outlook24h: cited('No change is likely within a day.', 'e1'),
    outlook7d: cited('Escalation is unlikely (13 %).', 'e2'),
    outlook30d: cited('Rerouting is likely to last.', 'e1'),
    watchItems: [cited('A second strait below half of its norm.', 'e1')],
  },
};
