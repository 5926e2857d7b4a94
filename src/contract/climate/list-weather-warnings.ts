import { observationList } from '../observations/observation-list.ts';

export const listWeatherWarnings = observationList({
  operationId: 'ListWeatherWarnings',
  service: 'climate',
  rpcName: 'list-weather-warnings',
  group: 'Climate',
  summary: 'Weather warnings in force in the United States',
  description:
    'Severe and extreme warnings of the US National Weather Service in the newest hours, by country code: the United States, their territories and associated states.',
  omits: 'Other countries; single warnings are in `list-climate-disasters`.',
  metrics: { weather_warnings: 'weather_warnings' },
  subjects: ['country'],
  feeds: ['nws-alerts'],
  withinDays: 31,
  items: 'counts',
  item: 'WeatherWarningCount',
  columns: {
    total: { from: 'value', digits: 0, description: 'Warnings in force.' },
    kinds: { from: 'text', detail: 'kinds', description: 'Kinds and how many of each.' },
  },
  exampleItem: { country: 'US', total: 22 },
});
