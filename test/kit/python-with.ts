import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The first Python that has a package: Debian's is another one than that of a version manager. `required` is the variable that forbids to go without. */
export async function pythonWith(name: string, required: string): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const hasIt = await promisify(execFile)(python, ['-c', `import ${name}`]).then(
      () => true,
      () => false,
    );
    if (hasIt) return python;
  }
  if (process.env[required] === '1') throw new Error(`${required}=1 and no python3 has ${name}`);
  console.warn(`No python3 has ${name}: what needs it is not tested.`);
  return undefined;
}
