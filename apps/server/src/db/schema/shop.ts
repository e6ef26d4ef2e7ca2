import type { ContractDocument } from '../../domain/courses/contract-text.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { classGroup, course } from './courses.ts'
import { person } from './people.ts'
import type { OrderStatus } from '../../domain/courses/order-rules.ts'

export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: text().primaryKey(),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    status: text().$type<OrderStatus>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text().notNull(),
    /** The id of the payment service; null until paid. */
    paymentId: text('payment_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** When it was cancelled or refunded. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('purchase_order_student').on(t.studentId, t.createdAt),
    index('purchase_order_course').on(t.courseId, t.status),
    index('purchase_order_expires').on(t.status, t.expiresAt),
    // One that waits for payment is enough; asking again gives the same.
    uniqueIndex('purchase_order_pending').on(t.studentId, t.classId).where(sql`${t.status} = 'pending'`),
  ],
)

/** The agreement about a purchase. Lessons can be attended before it is signed; screens remind of it. */
export const contract = pgTable(
  'contract',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    /** Which text was agreed to. */
    version: text().notNull(),
    status: text().$type<'unsigned' | 'signed'>().notNull(),
    /** The name as the signer wrote it: the student, or a parent. */
    signerName: text('signer_name').notNull(),
    /**
     * The text that was read and signed, word for word; null until then, when it is written anew in the reader's
     * language.
     */
    document: jsonb().$type<ContractDocument>(),
    signatureKey: text('signature_key'),
    signedAt: instant('signed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('contract_order').on(t.orderId), index('contract_student').on(t.studentId, t.createdAt)],
)
