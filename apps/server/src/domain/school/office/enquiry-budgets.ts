import { type Budget, createBudget } from '../../budget.ts'
import { budgets } from '../../budgets.ts'

/** Limits what visitors ask: of one network, for one contact, and of one school. */
export interface EnquiryBudgets {
  network: Budget
  contact: Budget
  school: Budget
}

export const createEnquiryBudgets = (): EnquiryBudgets => ({
  network: createBudget(budgets.enquiriesOfNetwork),
  contact: createBudget(budgets.enquiriesOfContact),
  school: createBudget(budgets.enquiriesOfSchool),
})
