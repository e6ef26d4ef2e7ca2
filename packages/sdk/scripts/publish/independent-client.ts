/** Writes the client that a generator of others makes from the published contract. Run: node scripts/publish/independent-client.ts <folder> */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createClient } from '@hey-api/openapi-ts'
import { bundledContract } from './bundled-contract.ts'
import { plainContract } from './plain-contract.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where to: node scripts/publish/independent-client.ts <folder>')
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/openapi.json`, JSON.stringify(plainContract(bundledContract())))
await createClient({
  input: `${folder}/openapi.json`,
  output: { path: `${folder}/client` },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent', file: false },
})
