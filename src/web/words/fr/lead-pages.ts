import type { Words } from '../en.ts';

/** What the pages of mailed links say in French. */
export const leadPagesFr = {
  '/confirm': {
    title: 'Confirmer votre adresse',
    text: 'Votre adresse a été utilisée pour demander des nouvelles de ce service ou laisser un message. Si c’était vous, confirmez-le ici.',
    button: 'Confirmer',
    done: 'Votre adresse est confirmée.',
  },
  '/unsubscribe': {
    title: 'Retirer votre adresse',
    text: 'Tout ce qui est conservé de votre adresse est supprimé, et plus aucun courriel n’y est envoyé.',
    button: 'Retirer',
    done: 'Votre adresse est retirée.',
  },
  /** Of destinations of mail. */
  destination: {
    '/confirm': {
      title: 'Confirmer votre adresse',
      text: 'Un compte demande à envoyer des événements de ce service à votre adresse. Si vous les voulez, confirmez-le ici.',
      button: 'Confirmer',
      done: 'Votre adresse est confirmée : des événements y sont envoyés.',
    },
    '/unsubscribe': {
      title: 'Désabonner votre adresse',
      text: 'Plus aucun événement n’est envoyé à votre adresse par le compte dont le courriel contenait ce lien.',
      button: 'Se désabonner',
      done: 'Votre adresse est désabonnée.',
    },
  },
  unknown: 'Ce lien est incomplet, ou plus rien n’est conservé de son adresse.',
  busy: 'C’est impossible pour l’instant. Réessayez dans une minute.',
} satisfies Words['leadPages'];
