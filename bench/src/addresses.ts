/** Measures how many addresses of private files a second are signed, beside the same signature made by WebCrypto. */
import { createSigner } from '../../apps/server/src/auth/tokens.ts'
import { signedUrl } from '../../apps/server/src/objects/cos-signature.ts'
import { createReadAddresses } from '../../apps/server/src/objects/read-addresses.ts'
import { createStoreCredentials } from '../../apps/server/src/objects/store-credentials.ts'
import { type Bench, type Size, times } from './row.ts'

const BASE = 'https://school.example/cos/huawen-1250000000'
const sizes: Record<Size, { rounds: number; count: number }> = {
  short: { rounds: 1, count: 2_000 },
  usual: { rounds: 3, count: 50_000 },
  full: { rounds: 5, count: 200_000 },
}

export const run: Bench = async function* ({ size }) {
  const { rounds, count } = sizes[size]
  const credentials = createStoreCredentials(createSigner('a secret of more than thirty-two characters'))
  const sign = await createReadAddresses(credentials).at(Date.now())
  const keys = { ...(await credentials.readKey()), sessionToken: '' }
  const window = { from: 1_700_000_000, until: 1_700_003_600 }
  const ours: number[] = []
  const webCrypto: number[] = []
  // The two take turns, so that both meet the same machine.
  for (let round = 0; round < rounds; round++) {
    ours.push(await perSecond(count, (key) => sign(BASE, key)))
    webCrypto.push(await perSecond(count / 10, (key) => signedUrl('get', BASE, key, keys, window)))
  }
  const [best, beside] = [Math.max(...ours), Math.max(...webCrypto)]
  yield {
    what: `signed addresses of private files a second, one after the other (best of ${rounds})`,
    ours: String(Math.round(best)),
    rival: `${Math.round(beside)} (WebCrypto)`,
    ratio: times(best, beside),
    goal: '≥ 20,000: a page of 200 files adds 10 ms at most',
  }
}

async function perSecond(count: number, make: (key: string) => string | Promise<string>): Promise<number> {
  const beginAt = performance.now()
  for (let no = 0; no < count; no++) await make(`student/usr_anna/image/k3Jd9${no}.jpg`)
  return (count * 1_000) / (performance.now() - beginAt)
}
