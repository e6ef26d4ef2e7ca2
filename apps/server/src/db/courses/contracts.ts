import type { ContractDocument } from '../../domain/courses/contract-text.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Named } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { ContractFacts } from '../../domain/courses/contract-text.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, mapPage, selectPage, totalRows } from '../paging.ts'

export interface ContractBrief {
  id: string
  orderId: string
  course: Named
  status: 'unsigned' | 'signed'
  /** Empty until signed. */
  signerName: string
  signedAt: EpochMs | null
  createdAt: EpochMs
}

export interface Contract extends ContractBrief {
  version: string
  /** The signed text; null until then. */
  document: ContractDocument | null
  signatureKey: string | null
  facts: ContractFacts
}

export interface Signature {
  signerName: string
  signatureKey: string
  document: ContractDocument
  signedAt: EpochMs
}

export interface Contracts {
  /** Those without a signature first, then the newest. */
  list(studentId: string, page: PageRequest): Promise<Page<ContractBrief>>
  get(contractId: string): Promise<Contract | null>
  /** Once. @returns false when it was signed before */
  sign(contractId: string, signature: Signature): Promise<boolean>
}

export function createContracts(db: Database): Contracts {
  const { classGroup, contract, course, person, purchaseOrder, school } = schema
  const student = person

  const brief = {
    id: contract.id,
    orderId: contract.orderId,
    course: { name: course.name, names: course.names },
    status: contract.status,
    signerName: contract.signerName,
    signedAt: contract.signedAt,
    createdAt: contract.createdAt,
  }

  return {
    async list(studentId, page) {
      const rows = await selectPage(page, (limit, offset) =>
        db
          .select({ ...brief, total: totalRows })
          .from(contract)
          .innerJoin(purchaseOrder, eq(purchaseOrder.id, contract.orderId))
          .innerJoin(course, eq(course.id, purchaseOrder.courseId))
          .where(eq(contract.studentId, studentId))
          .orderBy(sql`${contract.status} = 'signed'`, desc(contract.createdAt), desc(contract.id))
          .limit(limit)
          .offset(offset),
      )
      return mapPage(rows, ({ id, orderId, course, status, signerName, signedAt, createdAt }) => ({
        id,
        orderId,
        course,
        status,
        signerName,
        signedAt,
        createdAt,
      }))
    },

    async get(contractId) {
      const [row] = await db
        .select({
          ...brief,
          version: contract.version,
          document: contract.document,
          signatureKey: contract.signatureKey,
          order: purchaseOrder,
          bought: course,
          className: classGroup.name,
          teacherName: sql<string>`(select t.name from ${person} t where t.id = ${classGroup.teacherId})`,
          studentName: student.name,
          school,
        })
        .from(contract)
        .innerJoin(purchaseOrder, eq(purchaseOrder.id, contract.orderId))
        .innerJoin(course, eq(course.id, purchaseOrder.courseId))
        .innerJoin(classGroup, eq(classGroup.id, purchaseOrder.classId))
        .innerJoin(student, eq(student.id, contract.studentId))
        .innerJoin(school, eq(school.id, course.schoolId))
        .where(eq(contract.id, contractId))
      if (!row) return null
      const { order, bought, className, teacherName, studentName, school: seller, ...rest } = row
      return {
        ...rest,
        facts: {
          orderId: order.id,
          schoolName: seller.name,
          studentName,
          courseName: bought.name,
          className,
          teacherName,
          totalLessons: bought.totalLessons,
          lessonMinutes: bought.lessonMinutes,
          amountMinor: order.amountMinor,
          currency: order.currency,
          paidOn: momentOf(order.paidAt ?? order.createdAt, seller.timeZone).day,
        },
      }
    },

    async sign(contractId, signature) {
      const signed = await db
        .update(contract)
        .set({ status: 'signed', ...signature })
        .where(and(eq(contract.id, contractId), eq(contract.status, 'unsigned')))
        .returning({ id: contract.id })
      return signed.length > 0
    },
  }
}
