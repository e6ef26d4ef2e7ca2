export const enUS = {
  picture: 'Send a picture',
  pictureTitle: 'Send this picture to everyone?',
  pictureCaption: 'Caption (optional)',
  pictureSend: 'Send',
  pictureSending: 'Sending: {percent}%',
  pictureNone: '“{name}” isn’t a picture. Choose a JPG or PNG file.',
  pictureLarge: '“{name}” is larger than 10 MB. Choose a smaller picture.',
  pictureOffline: 'The picture wasn’t sent. Check your network and try again.',
  pictureRefused: 'The picture couldn’t be stored. There may be no storage left.',
  pictureNoFiles: 'Pictures can only be sent in a class on a server.',
  pictureOf: 'Picture from {name}',
  pictureOpen: 'Open the picture from {name}',
  pictureFailed: 'The picture couldn’t be loaded.',
  pictureRetry: 'Retry',
  pictureCancel: 'Cancel',
}
export type PictureWords = typeof enUS
