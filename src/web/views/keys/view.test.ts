import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const example = Object(EXAMPLES.get('/api/me'));
const shows = (me: unknown) => (path: string) => (path === '/api/me' ? me : undefined);

describe('the view of the account', () => {
  it('names the plan and what is left of its limits', async () => {
    const { status, html, text } = await askConsole('/keys');
    expect(status).toBe(200);
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe('Account acme: plan pro_monthly, tier 1');
    expect(text).toContain('Answers by a model per UTC day 500 498');
    expect(text).toContain('Requests per UTC day 10,000');
    expect(text).toContain('no scope beyond its plan');
  });

  it('distinguishes no limit, none left and what is not known', async () => {
    const of = async (deductPerUtcDay: object) =>
      (await askConsole('/keys', shows({ ...example, limits: { deductPerUtcDay } }))).text;
    expect(await of({})).toContain('Answers by a model per UTC day no limit –');
    expect(await of({ limit: 500, remaining: 0 })).toContain('Answers by a model per UTC day 500 0 ');
    expect(await of({ limit: 500 })).toContain('Answers by a model per UTC day 500 ▨ not known now');
  });

  it('says of a plan that cannot be verified what is in force', async () => {
    const { planKey: _, tier: __, ...unverified } = example;
    const { text } = await askConsole('/keys', shows({ ...unverified, scopes: ['operator'] }));
    expect(text).toContain('its plan cannot be verified now');
    expect(text).toContain('the limits of the free plan are in force');
    expect(text).toContain('operator: may see the details');
  });

  it('shows no secret and fails with the service', async () => {
    expect((await askConsole('/keys')).html).not.toMatch(/baro_(live|test)_/);
    expect((await askConsole('/keys', shows(refusal(503, 'store_unavailable')))).status).toBe(503);
    expect((await askConsole('/keys', shows(refusal(401, 'unauthenticated')))).status).toBe(401);
  });
});
