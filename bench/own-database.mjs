// A database of a measurement's own on the server that DATABASE_URL names.
import pg from 'pg';

/** @returns its address, and how to drop it */
export async function createDatabase() {
  const name = `barograph_bench_${process.pid}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(process.env.DATABASE_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(statement) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
