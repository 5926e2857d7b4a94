import type { Gateway } from '../../src/gateway/create-gateway.ts';
import { serveHttp } from '../../src/gateway/serve-http.ts';
import { connectionRoom } from '../../src/main/connection-room.ts';

/** Serves every request with `ok` until it is ended; reports its address, and how often a connection was rejected. */
const ok = { status: 200, headers: [], pieces: [Buffer.from('ok')] };
const gateway: Gateway = { answer: () => ok, refuse: () => ok };
const maxConnections = connectionRoom();
let rejectedCount = 0;
const { url } = await serveHttp({
  gateway,
  host: '127.0.0.1',
  port: 0,
  ...(maxConnections === undefined ? {} : { maxConnections }),
  onRejected: () => {
    rejectedCount += 1;
  },
});
process.on('message', () => process.send?.({ rejectedCount }));
process.send?.({ url, maxConnections });
