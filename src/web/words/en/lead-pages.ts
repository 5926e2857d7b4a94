/** What the pages of mailed links say in English. */
export const leadPagesEn = {
  '/confirm': {
    title: 'Confirm your address',
    text: 'Your address was used to ask for news of this service or to leave a message. If that was you, confirm it here.',
    button: 'Confirm',
    done: 'Your address is confirmed.',
  },
  '/unsubscribe': {
    title: 'Remove your address',
    text: 'All that is kept of your address is removed, and no more mail is sent to it.',
    button: 'Remove',
    done: 'Your address is removed.',
  },
  /** Of destinations of mail. */
  destination: {
    '/confirm': {
      title: 'Confirm your address',
      text: 'An account asks to send events of this service to your address. If you want them, confirm it here.',
      button: 'Confirm',
      done: 'Your address is confirmed: events are sent to it.',
    },
    '/unsubscribe': {
      title: 'Unsubscribe your address',
      text: 'No more events are sent to your address by the account whose mail this link was in.',
      button: 'Unsubscribe',
      done: 'Your address is unsubscribed.',
    },
  },
  unknown: 'This link is not complete, or nothing is kept of its address any more.',
  busy: 'This cannot be done now. Try again in a minute.',
};
