"""Effects of the Exiles and Partisans deck, a file for each suit, in the order of the deck."""

from __future__ import annotations

from woodlaw.cards.effect import CardEffect
from woodlaw.cards.exiles_and_partisans.birds import BoatBuilders, CorvidPlanners, EyrieEmigre, Saboteurs, SoupKitchens
from woodlaw.cards.exiles_and_partisans.foxes import FalseOrders, FoxPartisans, Informants, PropagandaBureau
from woodlaw.cards.exiles_and_partisans.mice import (
    LeagueOfAdventurousMice,
    MasterEngravers,
    MousePartisans,
    MurineBroker,
)
from woodlaw.cards.exiles_and_partisans.rabbits import (
    CharmOffensive,
    CoffinMakers,
    RabbitPartisans,
    SwapMeet,
    Tunnels,
)

EFFECTS: tuple[type[CardEffect], ...] = (
    Saboteurs,
    SoupKitchens,
    BoatBuilders,
    CorvidPlanners,
    EyrieEmigre,
    FoxPartisans,
    PropagandaBureau,
    FalseOrders,
    Informants,
    RabbitPartisans,
    Tunnels,
    CharmOffensive,
    SwapMeet,
    CoffinMakers,
    MousePartisans,
    LeagueOfAdventurousMice,
    MurineBroker,
    MasterEngravers,
)
