import { describeMediaSignalling } from '../../../../ports/media-signalling.contract.ts'
import { createFakeSignalling } from './fake-signalling.ts'

describeMediaSignalling('fake', async () => {
  const signalling = createFakeSignalling()
  return {
    signalling,
    arrived: async () => signalling.sent,
    deliver: async (signal) => signalling.deliver(signal),
    disconnect: async () => signalling.setConnected(false),
    connect: async () => signalling.setConnected(true),
  }
})
