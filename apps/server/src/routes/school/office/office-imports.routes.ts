import type { Deps } from '../../../deps.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import { IMPORT_LIMITS } from '../../../domain/school/office/import-limits.ts'
import { ownedPrefix } from '../../../domain/files/upload-rules.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers } from '../../../http/call.ts'
import { exportFile, tellsRows } from '../../../office/export-rows.ts'
import { addImport, beginImport, discardImport } from '../../../office/imports.ts'
import { audit, requireFound } from '../../../office/office-call.ts'
import { importView } from './office-views.ts'
import { officeOf } from './office-of.ts'

type OfficeImportCalls =
  | 'uploadSchoolImport'
  | 'listSchoolImports'
  | 'getSchoolImport'
  | 'listSchoolImportRows'
  | 'applySchoolImport'
  | 'discardSchoolImport'
  | 'exportSchool'

/** Files that come in and go out. The work is done by jobs; these calls ask for it and tell how far it is. */
export function officeImportRoutes(deps: Deps): Handlers<OfficeImportCalls> {
  const { jobs, schoolImports, transaction } = deps
  const view = async (schoolId: string, importId: string) =>
    importView(requireFound(await schoolImports.get(schoolId, importId)))

  return {
    async uploadSchoolImport(call) {
      const office = officeOf(call)
      const { file } = call.files
      if (!file) throw new ApiError('fileTypeNotAllowed')
      if (file.sizeBytes > IMPORT_LIMITS.fileBytes) throw new ApiError('tooLarge')
      const objectKey = `${ownedPrefix(call.actor)}imports/${crypto.randomUUID()}`
      await file.publish(objectKey, 'application/octet-stream')
      const table = call.input.table ?? null
      const importId = await addImport(deps, office, { fileName: file.name, objectKey, table })
      const { schoolId } = office
      await jobs.add(
        {
          kind: 'readImport',
          key: importId,
          owner: call.actor.userId,
          payload: { importId, schoolId },
          runAt: call.now,
        },
        call.now,
      )
      return view(schoolId, importId)
    },

    async listSchoolImports(call) {
      const { schoolId } = officeOf(call)
      return mapPage(await schoolImports.page(schoolId, pageRequest(call.input)), importView)
    },

    getSchoolImport: async (call) => view(officeOf(call).schoolId, call.input.importId),

    async listSchoolImportRows(call) {
      const { importId, state } = call.input
      await view(officeOf(call).schoolId, importId)
      const page = await schoolImports.rowsOf(importId, state, pageRequest(call.input))
      return mapPage(page, ({ line, table, label, state: is, problems }) => ({
        line,
        table,
        label,
        state: is,
        problems,
      }))
    },

    async applySchoolImport(call) {
      const office = officeOf(call)
      const { importId, mode } = call.input
      const { schoolId } = office
      await beginImport(deps, office, importId, mode)
      // A try that was taken back because not all rows could be written begins anew.
      const key = `${importId}@${call.now}`
      await jobs.add(
        { kind: 'applyImport', key, owner: call.actor.userId, payload: { importId, schoolId }, runAt: call.now },
        call.now,
      )
      return view(schoolId, importId)
    },

    async discardSchoolImport(call) {
      const office = officeOf(call)
      await discardImport(deps, office, call.input.importId)
      return view(office.schoolId, call.input.importId)
    },

    async exportSchool(call) {
      const office = officeOf(call)
      const { table, format, content } = call.input
      if (tellsRows({ format, content })) {
        await transaction((stores) =>
          audit(stores, office, 'school.exported', { type: 'school', id: office.schoolId }, { table, format }),
        )
      }
      return exportFile(deps, office, { table, format, content })
    },
  }
}
