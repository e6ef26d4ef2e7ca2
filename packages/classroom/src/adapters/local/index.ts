/** Our own engines: the room over `/live`, media over our server, our board. */
export { createLiveChannel, type LiveChannelOptions } from './live-channel.ts'
export { storageOutbox } from './storage-outbox.ts'
