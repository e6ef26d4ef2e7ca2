import { SchoolSettingsChange } from '@hwjy/sdk/schemas'
import { expect, it } from 'vitest'
import { ruleGroups } from './rules.ts'

const numbers = ruleGroups.flatMap(({ rules }) => rules).filter((rule) => rule.kind === 'number')
const isTaken = (name: string, value: number) => SchoolSettingsChange.safeParse({ [name]: value }).success

it.each(numbers)('the field of $name stops where the contract stops', ({ name, min, max }) => {
  expect([min - 1, min, max, max + 1].map((value) => isTaken(name, value))).toEqual([false, true, true, false])
})
