import { mkdirSync } from 'node:fs'
import { bundleContract, type Contract } from '../contract.ts'

/** The files of `spec/` as one document. Takes a second. */
export function bundledContract(): Contract {
  const sdk = new URL('../../', import.meta.url).pathname
  mkdirSync(`${sdk}.cache`, { recursive: true })
  // Several programs may do this at once.
  return bundleContract(`${sdk}../../spec`, `${sdk}.cache/contract-${process.pid}.json`)
}
