import { isPublicObject, publicKeyOf } from '../../domain/files/public-keys.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ObjectStore } from '../../ports/object-store.ts'

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
