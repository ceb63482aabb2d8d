import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

// Loaded before a program: hosts that an example names are servers of the test on free ports of 127.0.0.1, as if the program
// ran in the network that the example is written for. PRIVATE_NETWORK says which: {"redis-1:6379": 40123}.
const ports = JSON.parse(process.env.PRIVATE_NETWORK ?? '{}');
const hosts = [...new Set(Object.keys(ports).map((place) => place.split(':')[0]))];
const addressOf = (host) => `127.84.0.${hosts.indexOf(host) + 1}`;
const hostOf = (address) => hosts.find((host) => addressOf(host) === address) ?? address;

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (!hosts.includes(name)) return lookup(name, ...rest);
  const [address, options, done] = [addressOf(name), rest.length > 1 ? rest[0] : {}, rest.at(-1)];
  process.nextTick(() => (options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)));
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  // Callers inside Node have put their arguments into a list already.
  const list = Array.isArray(args[0]) ? args[0] : args;
  const port = ports[`${hostOf(list[0]?.host)}:${list[0]?.port}`];
  if (port !== undefined) list[0] = { ...list[0], host: '127.0.0.1', port };
  return connect.apply(this, args);
};
syncBuiltinESMExports();
