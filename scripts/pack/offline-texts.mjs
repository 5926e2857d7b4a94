import { ALLOCATOR } from '../../src/concurrency/memory-settings.mjs';

/** The command of an archive: a shell that becomes the program, with the settings of malloc unless the environment has them. */
export function launcher() {
  const settings = Object.entries(ALLOCATOR).map(([name, value]) => `export ${name}="\${${name}-${value}}"`);
  return `#!/bin/sh
folder=$(dirname -- "$(readlink -f -- "$0")")
${settings.join('\n')}
if [ -x "$folder/node" ]; then node=$folder/node; else node=node; fi
exec "$node" --enable-source-maps "$folder/dist/main.mjs" "$@"
`;
}

/**
 * How to install an archive, in at most 15 lines.
 * @param {{ version: string, nodeVersion?: string, keyId?: string }} archive nodeVersion where it brings Node
 */
export function installText({ version, nodeVersion, keyId }) {
  const node = nodeVersion === undefined ? 'Needs Node 20.19 or later, and no npm.' : `Brings Node ${nodeVersion}.`;
  const signature = keyId === undefined ? 'UNSIGNED: nothing shows who packed it.' : `Signed by the key ${keyId}.`;
  return `Barograph ${version} for machines without a network. ${node}
${signature}

Check the bytes:     sha256sum --check --quiet SHA256SUMS
Try it, data in ./data:     ./barograph start

As a service, as root, from this folder:
  mkdir -p /opt/barograph && cp -R . /opt/barograph
  cp barograph.service /etc/systemd/system/
  systemctl daemon-reload && systemctl enable --now barograph

Settings: variables in /etc/barograph.env. The first key: /var/lib/barograph/live/first-key.
Check the installation: DATA_DIR=/var/lib/barograph /opt/barograph/barograph doctor
With --jwks FILE, doctor takes only a signature of a key in FILE.
`;
}
