import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesInHosts, searchedNames } from './machine-names.ts';

const HOSTS = `# hand-made
127.0.0.1	localhost
::1 localhost ip6-localhost # loopback
10.1.2.3  db.internal db\r
not-an-address db
`;

describe('addresses in /etc/hosts', () => {
  it('are those of every line that has the name, in any case', () => {
    expect(addressesInHosts(HOSTS, 'LocalHost').map(({ address }) => address)).toEqual(['127.0.0.1', '::1']);
    expect(addressesInHosts(HOSTS, 'db')).toEqual([{ address: '10.1.2.3', family: 4 }]);
    expect(addressesInHosts(HOSTS, 'loopback')).toEqual([]);
  });

  it('are none, whatever the file holds, of a name that it does not hold', () => {
    fc.assert(fc.property(fc.string(), (hosts) => addressesInHosts(hosts, 'absent.example').length === 0));
  });
});

describe('the names that are looked up', () => {
  const CONF = 'nameserver 10.0.0.1\nsearch one.example two.example ; and no third\noptions timeout:1 ndots:2\n';

  it('are the name itself first where it has dots enough', () => {
    expect(searchedNames(CONF, 'a.b.c')).toEqual(['a.b.c', 'a.b.c.one.example', 'a.b.c.two.example']);
    expect(searchedNames(CONF, 'db')).toEqual(['db.one.example', 'db.two.example', 'db']);
    expect(searchedNames(CONF, 'db.ns')).toEqual(['db.ns.one.example', 'db.ns.two.example', 'db.ns']);
    expect(searchedNames('domain one.example\n', 'db.ns')).toEqual(['db.ns', 'db.ns.one.example']);
  });

  it('are the name alone where it is complete or no domain is searched', () => {
    expect(searchedNames(CONF, 'db.')).toEqual(['db.']);
    fc.assert(
      fc.property(fc.domain(), (name) => {
        expect(searchedNames('nameserver 10.0.0.1', name)).toEqual([name]);
      }),
    );
  });
});
