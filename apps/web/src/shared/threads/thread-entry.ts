import type { Role, ThreadMessageRequest } from '@hwjy/sdk'

/** A picture of a message, made small already. */
export interface EntryPicture {
  id: string
  name: string
  blob: Blob
  /** Null until the server has it. */
  resourceId: string | null
}

/** A message that the server has not yet; it stays until the server has it, or its writer takes it back. */
export interface ThreadEntry {
  /** The server stores one message for each. */
  commandId: string
  userId: string
  role: Role
  /** The person it is written to. */
  personId: string
  text: string
  pictures: readonly EntryPicture[]
  /** The writer has said that so short a text is meant. */
  isMeant: boolean
  at: number
  /** `short`: the server asks whether it is meant. */
  status: 'waiting' | 'short' | 'refused'
  /** With `refused`: what the server said. */
  problem?: string
}

export const withResource = (entry: ThreadEntry, pictureId: string, resourceId: string): ThreadEntry => ({
  ...entry,
  pictures: entry.pictures.map((picture) => (picture.id === pictureId ? { ...picture, resourceId } : picture)),
})

export const requestOf = ({ personId, text, pictures, commandId, isMeant }: ThreadEntry): ThreadMessageRequest => ({
  personId,
  text,
  resourceIds: pictures.flatMap(({ resourceId }) => resourceId ?? []),
  commandId,
  confirm: isMeant,
})
