/**
 * The file system of the embedded database, with the flushes that its runtime leaves out: there `fsync` has no effect on
 * files of the host and `fdatasync` is an empty call (start the database with `wal_sync_method=fsync`).
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export class DurableFiles extends NodeFS {
  /** Bytes written to the write-ahead log since the last checkpoint. */
  walBytes = 0;

  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [...emscriptenOpts.preRun, (runtime) => this.#hook(runtime)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #hook({ FS, NODEFS }) {
    const { node_ops: nodes, stream_ops: streams } = NODEFS;
    const changed = changedFolders(NODEFS, nodes);
    streams.fsync = ({ nfd, node }) => {
      try {
        fsyncSync(nfd);
        changed.flushAbove(node);
      } catch (error) {
        throw new FS.ErrnoError(NODEFS.convertNodeCode(error));
      }
    };
    const { write } = streams;
    streams.write = (stream, ...rest) => {
      const written = write(stream, ...rest);
      if (stream.node.parent.name === 'pg_wal') this.walBytes += written;
      return written;
    };
  }
}

/**
 * A new file is found again after a power cut when its folder is flushed, too. PostgreSQL leaves that to the file system for
 * the files of tables, and some file systems do not do it.
 */
function changedFolders(NODEFS, nodes) {
  const changed = new Set();
  const mark = (node) => changed.add(NODEFS.realPath(node));
  const { mknod, rename, symlink } = nodes;
  nodes.mknod = (parent, ...rest) => {
    const made = mknod(parent, ...rest);
    mark(parent);
    return made;
  };
  nodes.symlink = (parent, ...rest) => {
    symlink(parent, ...rest);
    mark(parent);
  };
  nodes.rename = (node, folder, name) => {
    mark(node.parent);
    rename(node, folder, name);
    mark(folder);
  };
  return {
    flushAbove(node) {
      for (let one = node; one.parent !== one; one = one.parent) {
        const folder = NODEFS.realPath(one.parent);
        if (!changed.has(folder)) continue;
        flush(folder);
        changed.delete(folder);
      }
    },
  };
}

/** Flushes a folder, all that is in it, and the names of the folders that lead to it. */
export function flushTree(folder) {
  flushBelow(folder);
  for (let above = dirname(folder); ; above = dirname(above)) {
    try {
      flush(above);
    } catch (error) {
      // A folder that may not be read was not made by this program.
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    }
    if (above === dirname(above)) return;
  }
}

function flushBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushBelow(path);
    else if (entry.isFile()) flush(path);
  }
  flush(folder);
}

function flush(path) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
