import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseSocket, isPipe, removeSocket, socketPathOf } from './ipc-socket.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sockets-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the socket of an owner', () => {
  it('is a file of its directory', () => {
    const socket = chooseSocket(directory, 'linux');
    expect([socketPathOf(directory, socket), isPipe(socket)]).toEqual([join(directory, socket), false]);
    writeFileSync(join(directory, socket), '');
    removeSocket(directory, socket);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is a named pipe of its own on Windows, which leaves no file and is not removed', () => {
    const pipes = Array.from({ length: 20 }, () => chooseSocket(directory, 'win32'));
    expect(new Set(pipes).size).toBe(20);
    for (const pipe of pipes) {
      expect(pipe).toMatch(/^\\\\\.\\pipe\\barograph-[0-9a-f]{32}$/);
      expect([socketPathOf(directory, pipe), isPipe(pipe)]).toEqual([pipe, true]);
      removeSocket(directory, pipe);
    }
    expect(readdirSync(directory)).toEqual([]);
  });
});
