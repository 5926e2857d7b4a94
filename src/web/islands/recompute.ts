import { verifySnapshot } from '../../../clients/typescript/client.ts';

/** Work is done in pieces of so long at most, where its smallest pieces allow. */
const SLICE_MS = 25;
const OPERATIONS = '/api/intelligence/v1';

/** Computes a snapshot again in the page, with the module that `data-module` names, and says what came of it. */
export function watchRecompute(form: HTMLFormElement): void {
  const { module: path, at } = form.dataset;
  const button = form.querySelector('button');
  const output = form.querySelector('output');
  if (path === undefined || button === null || output === null) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    void recompute(path)
      .catch(() => say('invalid', said('failed')))
      .finally(() => {
        button.disabled = false;
      });
  });

  async function recompute(module: string): Promise<void> {
    say('', said('loading'));
    const place = new URLSearchParams({ region_id: form.querySelector('select')?.value ?? '' });
    const isNewest = at === undefined;
    if (!isNewest) place.set('at', at);
    const served = await answerOf(`${OPERATIONS}/get-regional-snapshot${isNewest ? '' : '-at'}?${place}`);
    if (served?.ok !== true) return say('invalid', said('not_loaded'));
    const snapshot = await served.text();
    place.set('at', String(Object(JSON.parse(snapshot)).snapshot?.generatedAt));
    const address = `${OPERATIONS}/get-assessment-inputs?${place}`;
    // Compiled while the server gathers the inputs.
    const loading = import(module);
    loading.catch(() => undefined);
    const answer = await answerOf(address);
    if (answer?.ok !== true) return say('invalid', said(answer?.status === 410 ? 'evidence_expired' : 'not_loaded'));
    const signature = answer.headers.get('X-Inputs-Signature') ?? '';
    const body = await answer.text();
    const size = compressedSize(address);
    const { readBundle, recomputeSnapshot } = Object(await loading);
    const bundle = await inSlices(readBundle(body));
    const keySet = await (await answerOf('/.well-known/jwks.json'))?.text();
    const verdict = await verifySnapshot({ document: bundle, signature, keySet });
    if (verdict.status !== 'valid') return say('invalid', said('unsigned'), size);
    const found = Object(await inSlices(recomputeSnapshot(bundle, snapshot), showShare));
    performance.mark('recomputed');
    const status = String(found.status);
    say(status === 'same' ? 'valid' : 'invalid', said(status), ...detailsOf(found), verdict.snapshotId, size);
  }

  function showShare(share: number): void {
    say('', `${said('computing')} ${Math.floor(share * 10) * 10}%`);
  }

  /** A sentence of the page's language. */
  function said(name: string): string {
    return form.querySelector(`template[data-name=${name}]`)?.getAttribute('data-text') ?? name;
  }

  function compressedSize(address: string): string {
    const entry = performance.getEntriesByName(new URL(address, location.href).href).at(-1);
    const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
    return `${(bytes / 1_048_576).toFixed(1)} ${said('compressed')}`;
  }

  function say(status: 'valid' | 'invalid' | '', ...parts: readonly string[]): void {
    const text = parts.filter((part) => part !== '').join(' · ');
    if (output === null || output.textContent === text) return;
    output.className = status;
    output.textContent = text;
  }
}

/** Where a difference is, or what is withheld. */
function detailsOf(found: { readonly at?: unknown; readonly withheld?: unknown }): readonly string[] {
  if (typeof found.at === 'string') return [found.at];
  const withheld: readonly unknown[] = Array.isArray(found.withheld) ? found.withheld : [];
  return withheld.map((one) => `${Object(one).feedId} ${Object(one).count}`);
}

const answerOf = (path: string) => fetch(path, { headers: { Accept: 'application/json' } }).catch(() => undefined);

/** Runs work to its end, with room for everything else of the page after each slice. */
async function inSlices<T>(work: Generator<unknown, T>, show: (share: number) => void = () => undefined): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = work.next();
    while (step.done !== true && performance.now() < until) step = work.next();
    if (step.done === true) return step.value;
    if (typeof step.value === 'number') show(step.value);
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  }
}
