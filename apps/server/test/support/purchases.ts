import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/database.ts'
import { createSigner } from '../../src/auth/tokens.ts'
import type { PaymentNotice } from '../../src/ports/cashier.ts'
import { SANDBOX_NOTICE } from '../../src/shop/sandbox-cashier.ts'
import { PNG } from './sample-files.ts'
import { SECRET, type TestSchool } from './test-school.ts'
import { addResource } from './uploads.ts'

export const business = { courseId: 'crs_business', classId: 'cls_business' }

/** An order of the business course that waits for payment. */
export async function pendingOrder(school: TestSchool, as = 'student.ben') {
  const { orderId, amountMinor, currency } = await school.data('createOrder', business, as)
  return { orderId, amountMinor, currency }
}

/** What the sandbox would tell us once somebody paid. @param told what it says of that payment */
export async function paymentNotice(told: Partial<PaymentNotice> & { orderId: string }): Promise<{ notice: string }> {
  const notice = await createSigner(SECRET).sign(SANDBOX_NOTICE, { paymentId: `pay_${told.orderId}`, ...told })
  return { notice }
}

/** A drawn signature of that person, uploaded. */
export async function signature(school: TestSchool, as: string, signerName: string) {
  const picture = { type: 'image', fileName: '签名.png', content: PNG } as const
  return { signerName, signatureResourceId: await addResource(school, as, picture) }
}

/** Pays and looks at seats. @param school the one of the running test */
export const purchasesIn = (school: () => TestSchool) => ({
  pay: (orderId: string, paymentToken = 'sandbox-ok', as = 'student.ben') =>
    school().call('payOrder', { orderId, paymentToken }, { as }),
  setSeats: (classId: string, studentLimit: number) =>
    school().db.update(schema.classGroup).set({ studentLimit }).where(eq(schema.classGroup.id, classId)),
  seat: async (courseId: string, as: string) => (await school().data('getCatalogueCourse', { courseId }, as)).course,
})
