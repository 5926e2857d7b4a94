import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The unit that a disk writes completely or not at all. */
const SECTOR = 512;

/**
 * A disk as POSIX promises it: a file has the bytes of its last fsync, a folder the names of its own last fsync. Of what was
 * done since, any part may be there after a power cut.
 */
export class SimulatedDisk {
  #root;
  #folder = newFolder();
  #open = new Map();
  acknowledged = new Set();

  /** @param root the folder that everything happens in; it exists. */
  constructor(root) {
    this.#root = root;
  }

  apply([kind, ...words], { areFlushesLost = false } = {}) {
    if (kind === 'start') this.#open.clear();
    else if (kind === 'acknowledged') this.acknowledged.add(words[0]);
    else if (kind === 'open') this.#opened(...words);
    else if (kind === 'close') this.#open.delete(words[0]);
    else if (kind === 'fsync') {
      if (!areFlushesLost) flushed(this.#open.get(words[0]));
    } else if (kind === 'write') changeFile(this.#open.get(words[0]), { at: words[1], bytes: words[2] });
    else if (kind === 'ftruncate') changeFile(this.#open.get(words[0]), { length: words[1] });
    else if (kind === 'truncate') changeFile(this.#find(words[0]), { length: words[1] });
    else if (kind === 'file') this.#created(words[0], words[1]);
    else if (kind === 'folder') this.#named(words[0], newFolder());
    else if (kind === 'link') this.#named(words[0], { target: words[1] });
    else if (kind === 'remove') this.#removed(words[0]);
    else if (kind === 'rename') this.#renamed(words[0], words[1]);
    else throw new TypeError(`no such entry: ${kind}`);
  }

  /**
   * Writes what is on the disk after a power cut.
   * @param kept the chance that something that was not flushed is there nevertheless
   */
  cut(into, { random, kept }) {
    write(this.#folder, into, () => random() < kept);
  }

  #find(path) {
    if (path === this.#root) return this.#folder;
    if (!path.startsWith(`${this.#root}/`)) return undefined;
    const names = path.slice(this.#root.length + 1).split('/');
    return names.reduce((node, name) => node?.names?.get(name), this.#folder);
  }

  #opened(fd, path, flags) {
    const found = this.#find(path);
    const isMade = found === undefined && typeof flags === 'number' && (flags & 0o100) !== 0;
    const node = isMade ? this.#named(path, newFile()) : found;
    this.#open.set(fd, node);
    if (!isMade && typeof flags === 'number' && (flags & 0o1000) !== 0) changeFile(node, { length: 0 });
  }

  #created(path, bytes) {
    const node = this.#find(path) ?? this.#named(path, newFile());
    changeFile(node, { length: 0 });
    if (bytes.length > 0) changeFile(node, { at: 0, bytes });
  }

  #named(path, node) {
    const folder = this.#find(dirname(path));
    if (folder === undefined || this.#find(path)?.names !== undefined) return undefined;
    changeFolder(folder, [[basename(path), node]]);
    return node;
  }

  #removed(path) {
    if (this.#find(path) !== undefined) changeFolder(this.#find(dirname(path)), [[basename(path), undefined]]);
  }

  #renamed(from, to) {
    const node = this.#find(from);
    const [source, target] = [this.#find(dirname(from)), this.#find(dirname(to))];
    const [gone, made] = [
      [basename(from), undefined],
      [basename(to), node],
    ];
    if (source === target) changeFolder(source, [gone, made]);
    else {
      changeFolder(target, [made]);
      changeFolder(source, [gone]);
    }
  }
}

const newFolder = () => ({ names: new Map(), durable: new Map(), pending: [] });
const newFile = () => ({ bytes: Buffer.alloc(0), pending: [] });

function changeFolder(folder, changes) {
  for (const [name, node] of changes) {
    if (node === undefined) folder.names.delete(name);
    else folder.names.set(name, node);
  }
  folder.pending.push(changes);
}

function changeFile(file, change) {
  file?.pending.push(change);
}

/** The bytes of a file are kept as of its last flush, with the changes since. */
function flushed(node) {
  if (node === undefined) return;
  if (node.names === undefined) node.bytes = changed(node.bytes, node.pending);
  else node.durable = new Map(node.names);
  node.pending = [];
}

function changed(bytes, changes) {
  let size = bytes.length;
  let room = changes.length === 0 ? bytes : Buffer.from(bytes);
  const grow = (length) => {
    if (length > room.length) room = Buffer.concat([room.subarray(0, size)], Math.max(length, 2 * room.length));
    if (length > size) size = length;
  };
  for (const { at, bytes: written, length } of changes) {
    if (length === undefined) {
      grow(at + written.length);
      written.copy(room, at);
    } else if (length < size) {
      room.fill(0, length, size);
      size = length;
    } else grow(length);
  }
  return room.subarray(0, size);
}

function write(folder, into, isKept) {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const names = new Map(folder.durable);
  for (const changes of folder.pending.filter(isKept))
    for (const [name, node] of changes) {
      if (node === undefined) names.delete(name);
      else names.set(name, node);
    }
  for (const [name, node] of names) {
    const path = join(into, name);
    if (node.names !== undefined) write(node, path, isKept);
    else if (node.target !== undefined) symlinkSync(node.target, path);
    else writeFileSync(path, changed(node.bytes, survivors(node.pending, isKept)), { mode: 0o600 });
  }
}

/** A write is torn between two sectors. */
function survivors(changes, isKept) {
  return changes.flatMap((change) => {
    if (change.bytes === undefined) return isKept() ? [change] : [];
    const parts = [];
    for (let from = 0; from < change.bytes.length; from += SECTOR)
      if (isKept()) parts.push({ at: change.at + from, bytes: change.bytes.subarray(from, from + SECTOR) });
    return parts;
  });
}
