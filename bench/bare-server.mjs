// A node:http server that does nothing but send one body: what the gateway's speed is measured against.
// Arguments: the file that holds the body, the media type. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [path, type] = process.argv.slice(2);
const body = readFileSync(path);
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
