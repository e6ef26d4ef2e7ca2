import type { ImportRow } from './import-row.ts'
import { type KnownSchool, knownPerson, personOfRow } from './known-school.ts'

/** @param people rows of the file by external id and by username in small letters */
export const personInFile = (people: ReadonlyMap<string, ImportRow>, text: string): ImportRow | undefined =>
  people.get(text) ?? people.get(text.toLowerCase())

/**
 * Counts for each row with a family the rows of the file that have to be carried out before it; infinite where the
 * links lead back to a row that they came from.
 */
export function familyDepths(
  rows: readonly ImportRow[],
  people: ReadonlyMap<string, ImportRow>,
): ReadonlyMap<ImportRow, number> {
  const depths = new Map<ImportRow, number>()
  for (const row of rows) {
    const path = new Set<ImportRow>()
    let at: ImportRow | undefined = row
    while (at?.fields.familyOf !== undefined && !depths.has(at) && !path.has(at)) {
      path.add(at)
      at = personInFile(people, at.fields.familyOf)
    }
    const end = at !== undefined && path.has(at) ? Number.POSITIVE_INFINITY : ((at && depths.get(at)) ?? 0)
    for (const [index, one] of [...path].toReversed().entries()) depths.set(one, end + index + 1)
  }
  return depths
}

/** Whether a row names itself, or the person of the school that it is about, as its family. */
export function isOwnFamily({ fields }: Pick<ImportRow, 'fields'>, known: KnownSchool): boolean {
  const { familyOf } = fields
  const person = personOfRow(known, fields)
  return familyOf !== undefined && person !== null && knownPerson(known, familyOf)?.id === person.id
}
