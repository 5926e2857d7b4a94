import { verifySnapshot } from '../../../clients/typescript/client.ts';
import { watchRecompute } from './recompute.ts';

/** Checks what is pasted or dropped on the form of the page; the server is asked for keys and snapshots, and sent nothing. */
function watch(form: HTMLFormElement): void {
  const document = area(form, 'document');
  const signature = area(form, 'signature');
  const keySet = area(form, 'keys');
  const result = form.querySelector('output');
  if (document === undefined || signature === undefined || keySet === undefined || result === null) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check();
  });
  form.addEventListener('dragover', (event) => event.preventDefault());
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files);
  });
  form.querySelector<HTMLInputElement>('input[type=file]')?.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) void take(event.target.files);
  });
  form.querySelector('[name=load]')?.addEventListener('click', () => void load());

  async function check(): Promise<void> {
    const keys = keySet?.value.trim() === '' ? await textAt('/.well-known/jwks.json') : (keySet?.value ?? '');
    const verdict = await verifySnapshot({
      document: document?.value ?? '',
      signature: signature?.value ?? '',
      keySet: keys ?? '',
    });
    if (verdict.status === 'valid') {
      const { snapshotId, keyId, generatedAt } = verdict;
      say('valid', [said('valid'), snapshotId, new Date(generatedAt).toISOString(), keyId]);
    } else
      say('invalid', [said('invalid'), said(verdict.problem), ...(verdict.keyId === undefined ? [] : [verdict.keyId])]);
  }

  /** Files by what is in them: a key set, headers or a signature, a snapshot. */
  async function take(files: FileList | null | undefined): Promise<void> {
    for (const file of files ?? []) {
      const text = await file.text();
      const place = /"keys"\s*:\s*\[/.test(text.slice(0, 200)) ? keySet : /^\s*\{/.test(text) ? document : signature;
      if (place !== undefined) place.value = text;
    }
    await check();
  }

  /** The newest snapshot of a region, as the server has it. */
  async function load(): Promise<void> {
    const region = form.querySelector('select')?.value ?? '';
    const path = `/api/intelligence/v1/get-regional-snapshot?region_id=${encodeURIComponent(region)}`;
    const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => undefined);
    if (answer?.ok !== true || document === undefined || signature === undefined) {
      say('invalid', [said('not_loaded')]);
      return;
    }
    signature.value = answer.headers.get('X-Snapshot-Signature') ?? '';
    document.value = await answer.text();
    await check();
  }

  /** A sentence of the page's language. */
  function said(name: string): string {
    return form.querySelector(`template[data-name=${name}]`)?.getAttribute('data-text') ?? name;
  }

  function say(status: 'valid' | 'invalid', parts: readonly string[]): void {
    if (result === null) return;
    result.className = status;
    result.textContent = parts.join(' · ');
  }
}

const area = (form: HTMLFormElement, name: string): HTMLTextAreaElement | undefined =>
  form.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`) ?? undefined;

async function textAt(path: string): Promise<string | undefined> {
  const answer = await fetch(path).catch(() => undefined);
  return answer?.ok === true ? answer.text() : undefined;
}

const form = globalThis.document.querySelector<HTMLFormElement>('form.verify');
if (form !== null) watch(form);
const again = globalThis.document.querySelector<HTMLFormElement>('form.recompute');
if (again !== null) watchRecompute(again);
