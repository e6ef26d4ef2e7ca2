/** Writes `openapi.json`, the contract for everybody, into a folder. Run: node scripts/publish.ts <folder> */
import { mkdirSync, writeFileSync } from 'node:fs'
import { bundledContract } from './publish/bundled-contract.ts'
import { plainContract } from './publish/plain-contract.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where to: node scripts/publish.ts <folder>')
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/openapi.json`, JSON.stringify(plainContract(bundledContract())))
