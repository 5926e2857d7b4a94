import type { PresetName } from '../../contract/alert/template.ts';
import { discord } from './discord.ts';
import { matrix } from './matrix.ts';
import { ntfy } from './ntfy.ts';
import type { Preset } from './preset.ts';
import { slack } from './slack.ts';
import { telegram } from './telegram.ts';

/** Every service whose request is known. */
export const PRESET_REGISTRY: Readonly<Record<PresetName, Preset>> = { ntfy, slack, telegram, discord, matrix };
