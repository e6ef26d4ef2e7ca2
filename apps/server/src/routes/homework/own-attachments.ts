import type { Attachment } from '../../domain/files/attachment.ts'
import type { Attachments } from '../../db/homework/attachments.ts'
import { ATTACHMENT_MAX_BYTES } from '../../domain/files/upload-rules.ts'
import { requireValid } from '../../http/require-valid.ts'

// Resource ids by the path of the field they came in.
type IdLists = Readonly<Record<string, readonly string[]>>

/**
 * Requires that attachments are resources of the person's own; all lists of a call are looked up together.
 * @returns what belongs to a path; nothing for a path that was not asked about
 * @throws {ApiError} `invalidInput`, naming every id that is not theirs, or too large
 */
export async function ownAttachments(
  attachments: Attachments,
  personId: string,
  lists: IdLists,
): Promise<(path: string) => Attachment[]> {
  const own = await attachments.ofPerson(personId, Object.values(lists).flat())
  requireValid(
    Object.entries(lists).flatMap(([path, ids]) =>
      ids.flatMap((id, index) => {
        const problem = attachmentProblem(own.get(id))
        return problem ? [{ path: `${path}.${index}`, ...problem }] : []
      }),
    ),
  )
  return (path) => (lists[path] ?? []).flatMap((id) => own.get(id) ?? [])
}

function attachmentProblem(attachment: Attachment | undefined): { code: string; message: string } | null {
  if (!attachment) return { code: 'unknown_resource', message: 'You have no such resource.' }
  return attachment.sizeBytes <= ATTACHMENT_MAX_BYTES
    ? null
    : { code: 'too_large', message: 'This file must be smaller than 100 MB.' }
}
