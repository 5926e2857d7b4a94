import { TRANSMISSION_TEMPLATES, type TransmissionTemplate } from '../assessment/transmission/templates.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { jsonReply } from './json-reply.ts';

type Template = Outputs['listScenarioTemplates']['templates'][number];

export function listScenarioTemplates(_: object): HandlerOf<'listScenarioTemplates'> {
  return () => jsonReply({ templates: TRANSMISSION_TEMPLATES.map(shown) });
}

function shown({ channel, ...template }: TransmissionTemplate): Template {
  const { id, mechanism, end, assetClass, unit, latencyHours, source } = template;
  return {
    ...{ id, shock: channel.kind },
    ...('corridorId' in channel ? { corridorId: channel.corridorId } : {}),
    ...('producer' in channel ? { country: channel.producer } : {}),
    ...{ mechanism, end, assetClass, unit, latencyHours, source },
  };
}
