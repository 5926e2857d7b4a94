// A node:http server that does nothing but send one body: what the gateway's speed is measured against.
// Arguments: the file that holds the body, the media type and, optionally, a file of header lines ([[name, value], …] as JSON).
// With header lines it sends them too, each time with a request id of its own, and writes one line of JSON per request to
// standard error, 64 KB at a time: what is left of the gateway's time when nothing is checked, counted or looked up.
// Prints its port.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const LOG_BYTES = 65_536;
const [path, type, headerFile] = process.argv.slice(2);
const body = readFileSync(path);
const length = String(body.length);
const more = headerFile === undefined ? [] : JSON.parse(readFileSync(headerFile, 'utf8')).flat();
let log = '';

const server = createServer((request, response) => {
  response.writeHead(200, ['Content-Type', type, 'Content-Length', length, ...headerLines(request)]);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => server.close(() => process.exit(0)));

function headerLines({ method, url, socket }) {
  if (more.length === 0) return more;
  const requestId = randomUUID();
  const entry = { time: Date.now(), requestId, method, path: url, status: 200, clientAddress: socket.remoteAddress };
  log += `${JSON.stringify({ ...entry, bytes: body.length })}\n`;
  if (log.length > LOG_BYTES) {
    process.stderr.write(log);
    log = '';
  }
  return [...more, 'X-Request-Id', requestId];
}
