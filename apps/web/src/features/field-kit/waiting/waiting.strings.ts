export const waitingStrings = {
  heading: 'Waiting to be sent',
  about:
    'What you write without a network is on this device. It is sent in its order as soon as there is one.',
  none: 'Nothing waits. What you write without a network will be listed here until it is sent.',
  loading: 'Loading',
  loadingFailed: 'What waits could not be read. It is still on this device.',
  sendNow: 'Send now',
  writtenAt: 'Written',
} as const;
