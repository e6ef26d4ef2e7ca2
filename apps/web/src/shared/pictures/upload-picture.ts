import { HttpError, NetworkError, type UploadCredential, type UploadCredentialRequest } from '@hwjy/sdk'

/**
 * Puts a picture into the school's store.
 * @returns its name there, for the call that uses it
 * @throws {SdkError} also where the store itself refuses or cannot be reached
 */
export async function uploadPicture(
  picture: Blob,
  credential: (request: UploadCredentialRequest) => Promise<UploadCredential>,
): Promise<string> {
  const { newFileName, signUrl } = await credential({ type: 'image', fileName: 'avatar.jpg' })
  const answer = await fetch(signUrl, { method: 'PUT', body: picture }).catch((cause: unknown) => {
    throw new NetworkError('', cause)
  })
  if (!answer.ok) throw new HttpError(answer.status, await answer.text(), '')
  return newFileName
}
