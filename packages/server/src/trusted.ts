/** Proxies that the operator has named, as fastify understands them. */
import proxyAddress from '@fastify/proxy-addr';

/** Throws a `TypeError` for what is no address. */
export function trustedBy(proxies: readonly string[] | undefined): (address: string) => boolean {
  if (proxies === undefined) return () => false;
  const isTrusted = proxyAddress.compile([...proxies]);
  return (address) => isTrusted(address, 0);
}
