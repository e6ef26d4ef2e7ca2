import { expect, it } from 'vitest'
import { createBudget } from '../src/domain/budget.ts'
import { budgets } from '../src/domain/budgets.ts'
import { openTestSchool } from './support/test-school.ts'

it('public pictures of a school behind one address meet no limit of one person', async () => {
  const { backend } = await openTestSchool({ storeBudget: createBudget(budgets.storeRequests) })
  const address = { address: '198.51.100.7' }
  const picture = 'http://localhost:8080/cos/huawen-1250000000/teacher/usr_li/public/a.jpg'
  const statuses = new Set<number>()
  for (let no = 0; no < 1_000; no++) statuses.add((await backend.fetch(new Request(picture), address)).status)
  expect([...statuses]).toEqual([404])
})
