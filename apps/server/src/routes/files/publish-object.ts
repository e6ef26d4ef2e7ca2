import type { Actor } from '../../domain/actor.ts'
import { isPublicObject, publicKeyOf } from '../../domain/files/public-keys.ts'
import { isOwnKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ObjectStore, StoredObject } from '../../ports/object-store.ts'

/**
 * Makes an object public: a face, a cover, a logo, a file that its owner marks so. Once it is, the same again changes
 * nothing.
 * @returns the key of the public copy
 * @throws {ApiError} `uploadNotFound`
 */
export async function publishObject(key: string, objects: ObjectStore): Promise<string> {
  const publicKey = publicKeyOf(key)
  if (isPublicObject(key) || (await objects.head(publicKey))) return publicKey
  if (!(await objects.copy(key, publicKey))) throw new ApiError('uploadNotFound')
  return publicKey
}

/**
 * Makes a picture public that the caller has uploaded, once its kind and size are right.
 * @param denialOf why what is stored cannot be this picture
 * @returns the key of the public copy
 * @throws {ApiError} `forbidden` for another person's, `uploadNotFound`, `fileTypeNotAllowed`, `fileTooLarge`
 */
export async function publishPicture(
  key: string,
  actor: Actor,
  denialOf: (stored: StoredObject) => string | { limitBytes: number } | null,
  objects: ObjectStore,
): Promise<string> {
  if (!isOwnKey(actor, key)) throw new ApiError('forbidden')
  // The upload is gone when the same picture was chosen before.
  const stored = (await objects.head(key)) ?? (await objects.head(publicKeyOf(key)))
  if (!stored) throw new ApiError('uploadNotFound')
  const denial = denialOf(stored)
  if (typeof denial === 'string') throw new ApiError('fileTypeNotAllowed')
  if (denial) throw new ApiError('fileTooLarge', { limitBytes: denial.limitBytes })
  return publishObject(key, objects)
}
