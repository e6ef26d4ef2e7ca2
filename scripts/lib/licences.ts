import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LockedPackage } from './lockfile.ts'
import { root } from './run.ts'

export interface LicenceRules {
  /** SPDX names that any package may have. */
  allowed: readonly string[]
  /**
   * Keyed by package name, or by its beginning and a star. The licence is that of its package.json, null for an unclear
   * one.
   */
  exceptions: Readonly<Record<string, { licence: string | null; reason: string }>>
}

/** Why a package may not be used, or null. A package of another platform that has no rule of its own is not looked at. */
export function licenceDenial(
  locked: LockedPackage,
  licence: string | null | undefined,
  rules: LicenceRules,
): string | null {
  const exception = exceptionOf(locked.name, rules)
  if (licence === undefined)
    return locked.isOfOnePlatform || exception ? null : 'it is not installed, so its licence is not known'
  if (licence !== null && isAllowed(licence, rules.allowed)) return null
  return exception?.licence === licence ? null : `its licence is ${licence ?? 'not named'}`
}

const exceptionOf = (name: string, { exceptions }: LicenceRules) =>
  exceptions[name] ??
  Object.entries(exceptions).find(([key]) => key.endsWith('*') && name.startsWith(key.slice(0, -1)))?.[1]

/** `(MIT OR GPL-2.0)` is a choice, `MIT AND Zlib` holds twice. */
export function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())))
}

/** Reads the licence of the installed package: null for an unclear one, undefined when the package is not here. */
export function licenceOf({ name, version }: LockedPackage, folders: readonly string[]): string | null | undefined {
  const start = `${name.replace('/', '+')}@${version}`
  const folder = folders.find((one) => one === start || one.startsWith(`${start}_`))
  if (folder === undefined) return undefined
  const file = path.join(root, 'node_modules/.pnpm', folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : null
}
